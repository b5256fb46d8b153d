import { describe, expect, it } from 'vitest';
import { createOpenKeyReader, type KeyStroke, type OpenDecision } from './open-key';

const press = (key: string, atMs: number, facts: Partial<KeyStroke> = {}): KeyStroke => ({
  isDown: true,
  key,
  atMs,
  isRepeat: false,
  hasCommand: false,
  hasModifier: false,
  isTyped: false,
  ...facts,
});
const command = { hasCommand: true, hasModifier: true };

const read = (...strokes: KeyStroke[]): OpenDecision[] => strokes.map(createOpenKeyReader());

describe('the keys of the palette', () => {
  it.each<[string, KeyStroke, OpenDecision]>([
    ['mod+K', press('k', 1_000, command), 'open'],
    ['mod+K with capitals locked', press('K', 1_000, command), 'open'],
    ['mod+K in a field', press('k', 1_000, { ...command, isTyped: true }), 'open'],
    ['mod+K held', press('k', 1_000, { ...command, isRepeat: true }), 'pass'],
    ['K', press('k', 1_000), 'pass'],
    ['mod+J', press('j', 1_000, command), 'pass'],
    ['AltGr+K', press('k', 1_000, { hasModifier: true }), 'pass'],
    ['/', press('/', 1_000), 'wait'],
    ['/ in a field', press('/', 1_000, { isTyped: true }), 'pass'],
    ['/ with Ctrl', press('/', 1_000, command), 'pass'],
    ['/ held', press('/', 1_000, { isRepeat: true }), 'pass'],
    ['/ let go', press('/', 1_000, { isDown: false }), 'pass'],
  ])('tells the keys that open the palette from others: %s', (_name, stroke, decision) => {
    expect(read(stroke)).toEqual([decision]);
  });

  it('takes no key of a scan for one that opens the palette', () => {
    expect(read(press('5', 0), press('/', 8), press('9', 16))).toEqual(['pass', 'pass', 'pass']);
    expect(read(press('5', 0), press('/', 140))).toEqual(['pass', 'pass']);
    expect(read(press('5', 0), press('Control', 8), press('k', 16, command))).toEqual([
      'pass',
      'pass',
      'pass',
    ]);
    // While a screen listens for scans, only the keyup events of a scan arrive here.
    expect(read(press('5', 0, { isDown: false }), press('/', 8))).toEqual(['pass', 'pass']);
  });

  it('lets a key open the palette again after a pause', () => {
    expect(read(press('5', 0), press('/', 400))).toEqual(['pass', 'wait']);
    expect(read(press('5', 0), press('k', 80, command))).toEqual(['pass', 'open']);
  });
});
