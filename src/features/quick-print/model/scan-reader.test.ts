import { describe, expect, it } from 'vitest';
import { createScanReader } from './scan-reader';

/** Presses the keys of `text` and Enter, `gapMs` apart; gives the code that was read. */
function scan(read: ReturnType<typeof createScanReader>, text: string, gapMs = 10, fromMs = 0) {
  const keys = [...text.split(''), 'Enter'];
  return keys.map((key, index) => read({ key, atMs: fromMs + index * gapMs })).findLast(() => true);
}

describe('a wedge scanner', () => {
  it.each([
    ['4006381333931', 10, '4006381333931'],
    ['AB 12', 49, 'AB 12'],
    ['1234', 10, '1234'],
    ['123', 10, undefined],
    ['4006381333931', 50, undefined],
    ['hello', 120, undefined],
  ])('“%s” with %i ms between the keys reads as %s', (text, gapMs, code) => {
    expect(scan(createScanReader(), text, gapMs)?.code).toBe(code);
  });

  it('does not mind the shift key between the characters', () => {
    const read = createScanReader();
    for (const [index, key] of ['Shift', 'A', 'Shift', 'B', '1', '2'].entries())
      read({ key, atMs: index * 5 });
    expect(read({ key: 'Enter', atMs: 30 }).code).toBe('AB12');
  });

  it('starts anew after a pause', () => {
    const read = createScanReader();
    read({ key: 'x', atMs: 0 });
    expect(scan(read, '4711', 10, 500)?.code).toBe('4711');
  });

  it.each([
    ['1 s', 1_000, undefined],
    ['2.1 s', 2_100, '4711'],
  ])('the same code %s later reads as %s', (_later, atMs, code) => {
    const read = createScanReader();
    scan(read, '4711', 10, 0);
    expect(scan(read, '4711', 10, atMs)).toEqual({ isBurst: true, ...(code !== undefined && { code }) });
  });

  it('reads another code at once', () => {
    const read = createScanReader();
    scan(read, '4711');
    expect(scan(read, '4712', 10, 200)?.code).toBe('4712');
  });

  it('leaves a person’s Enter alone', () => {
    expect(createScanReader()({ key: 'Enter', atMs: 0 })).toEqual({ isBurst: false });
  });
});
