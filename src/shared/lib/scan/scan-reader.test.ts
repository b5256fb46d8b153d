import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyPress } from './key-press';
import { createScanReader, type ScanStep } from './scan-reader';

const press = (key: string, atMs: number, fields: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  atMs,
  isRepeat: false,
  isComposing: false,
  hasCtrl: false,
  hasAlt: false,
  hasMeta: false,
  ...fields,
});
type Reader = ReturnType<typeof createScanReader>;

/** Presses keys one after another, `gapMs` apart. Returns the result of the last one. */
function play(read: Reader, keys: readonly (string | Partial<KeyPress>)[], gapMs = 10, fromMs = 0): ScanStep {
  const steps = keys.map((key, index) =>
    typeof key === 'string'
      ? read(press(key, fromMs + index * gapMs))
      : read(press(key.key ?? '', fromMs + index * gapMs, key)),
  );
  return steps.at(-1) ?? { isStart: false, isBurst: false, isEnd: false };
}
const scan = (read: Reader, text: string, { gapMs = 8, fromMs = 0, end = 'Enter' } = {}) =>
  play(read, [...Array.from(text), end], gapMs, fromMs);

/** A code with a long pause before these characters. */
const stuttered = (stutters: readonly number[], code = '4006381333931') => {
  const read = createScanReader();
  let atMs = 0;
  for (const [index, key] of Array.from(code).entries()) {
    atMs += stutters.includes(index) ? 120 : 8;
    read(press(key, atMs));
  }
  return read(press('Enter', atMs + 8)).code;
};
const numpad = (digit: string) => ({ key: digit, code: `Numpad${digit}`, hasAlt: true });

describe('a wedge scanner', () => {
  it.each([
    [200, 80, undefined],
    [900, 80, undefined],
    [1_100, 80, '6381333931'],
    [200, 8, '6381333931'],
  ])(
    'takes a number after three digits and a pause of %i ms, %i ms a key, for %s',
    (pauseMs, gapMs, code) => {
      const read = createScanReader();
      play(read, Array.from('400'), gapMs);
      expect(scan(read, '6381333931', { gapMs, fromMs: 2 * gapMs + pauseMs }).code).toBe(code);
    },
  );

  it.each([
    ['4006381333931', 8, '4006381333931'],
    ['4006381333931', 1, '4006381333931'],
    ['4006381333931', 40, '4006381333931'],
    ['4006381333931', 60, '4006381333931'],
    ['4006381333931', 120, '4006381333931'],
    ['4006381333931', 140, undefined],
    ['L2026-0042', 60, undefined],
    ['AB 12', 20, 'AB 12'],
    ['AB 12', 40, undefined],
    ['0012', 10, '0012'],
    ['123', 10, undefined],
    ['hello world', 120, undefined],
  ])('reads “%s” with %i ms between the keys as %s', (text, gapMs, code) => {
    expect(scan(createScanReader(), text, { gapMs }).code).toBe(code);
  });

  it('takes Tab for the end of a scan as well', () => {
    expect(scan(createScanReader(), '4006381333931', { end: 'Tab' }).code).toBe('4006381333931');
  });

  it('says where a scan may have begun', () => {
    const read = createScanReader();
    const steps = Array.from('4006').map((key, index) => read(press(key, index * 8)));
    expect(steps.map(({ isStart }) => isStart)).toEqual([true, false, false, false]);
  });

  it('lets a scanner stutter once in eight characters, not more', () => {
    expect(stuttered([5])).toBe('4006381333931');
    expect(stuttered([3, 6, 9], 'LOT-2026-0042')).toBeUndefined();
  });

  it('hears a scanner a hundred times in a row, each code with its leading zeros', () => {
    const read = createScanReader();
    const codes = Array.from({ length: 100 }, (_none, index) => String(index).padStart(13, '0'));
    expect(codes.map((code, index) => scan(read, code, { fromMs: index * 300 }).code)).toEqual(codes);
  });

  it('starts a new code after a pause', () => {
    const read = createScanReader();
    read(press('x', 0));
    expect(scan(read, '4711', { fromMs: 500 }).code).toBe('4711');
  });

  it.each([
    ['1 s', 1_000, undefined],
    ['2.1 s', 2_100, '47110815'],
  ])('reads the same code %s later as %s', (_later, fromMs, code) => {
    const read = createScanReader();
    scan(read, '47110815');
    expect(scan(read, '47110815', { fromMs })).toEqual({
      isStart: false,
      isBurst: true,
      isEnd: true,
      ...(code !== undefined && { code }),
    });
  });

  it('reads another code at once', () => {
    const read = createScanReader();
    scan(read, '47110815');
    expect(scan(read, '47110816', { fromMs: 200 }).code).toBe('47110816');
  });
});

describe('the keys of a scanner', () => {
  const ctrl = { hasCtrl: true };
  it.each<[string, readonly (string | Partial<KeyPress>)[], string]>([
    ['Shift between the characters', ['Shift', 'A', 'Shift', 'B', '1', '2'], 'AB12'],
    [
      'AltGr, which is Ctrl and Alt',
      ['A', 'AltGraph', { key: '@', hasCtrl: true, hasAlt: true }, '1', '2'],
      'A@12',
    ],
    ['Alt alone, as on a Mac', ['A', { key: '@', hasAlt: true }, '1', '2'], 'A@12'],
    ['FNC1 as the control character', ['1', '0', 'A', '\u001d', '2'], '10A\u001d2'],
    ['FNC1 as F8', ['1', '0', 'A', 'F8', '2'], '10A\u001d2'],
    ['FNC1 as Ctrl and ]', ['1', '0', 'A', 'Control', { key: ']', ...ctrl }, '2'], '10A\u001d2'],
    [
      'FNC1 as Ctrl and the key of ] on another layout',
      ['1', '0', 'A', { key: '+', code: 'BracketRight', ...ctrl }, '2'],
      '10A\u001d2',
    ],
    ['FNC1 as Alt and 029', ['1', '0', 'A', 'Alt', numpad('0'), numpad('2'), numpad('9'), '2'], '10A\u001d2'],
    [
      'digits of a US scanner on a French keyboard',
      Array.from('&é"\'(-è_').map((key, index) => ({ key, code: `Digit${index + 1}` })),
      '12345678',
    ],
    [
      'digits of a French scanner on a French keyboard',
      Array.from('12345678').map((key) => ({ key, code: `Digit${key}` })),
      '12345678',
    ],
  ])('reads the keys of a scanner: %s', (_name, keys, code) => {
    expect(play(createScanReader(), [...keys, 'Enter'], 4).code).toBe(code);
  });

  it('takes no code whose first characters it may have missed, but the next one', () => {
    const read = createScanReader(1000);
    expect(scan(read, '81333931', { fromMs: 1004 }).isEnd).toBe(false);
    expect(scan(read, '4006381333931', { fromMs: 2000 }).code).toBe('4006381333931');
  });

  it.each<[string, Partial<KeyPress>]>([
    ['a key that is held', { key: '1', isRepeat: true }],
    ['Ctrl and Enter', { key: 'Enter', hasCtrl: true }],
    ['Ctrl and V', { key: 'v', hasCtrl: true }],
    ['Cmd and V', { key: 'v', hasMeta: true }],
    ['an arrow', { key: 'ArrowLeft' }],
    ['Backspace', { key: 'Backspace' }],
    ['a character being composed', { key: 'Process', isComposing: true }],
  ])('takes %s for a person’s, and ends what looked like a scan', (_name, key) => {
    expect(play(createScanReader(), [...Array.from('40063813'), key, 'Enter']).isEnd).toBe(false);
  });
});

/**
 * Typing rhythm of a person: about every third key may overlap with the previous one, the others are slower, and so is
 * Enter, which the little finger presses.
 */
const human = fc
  .array(
    fc.record({
      key: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzABC0123456789 -./')),
      rollover: fc.integer({ min: 12, max: 50 }),
      usual: fc.integer({ min: 55, max: 600 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((keys) =>
    keys.map(({ key, rollover, usual }, index) => ({ key, gapMs: index % 3 === 1 ? rollover : usual })),
  );

describe('typing by hand', () => {
  it('never takes typing by hand for a scan', () => {
    fc.assert(
      fc.property(
        human,
        fc.integer({ min: 40, max: 600 }),
        fc.constantFrom('Enter', 'Tab'),
        (keys, lastGapMs, end) => {
          const read = createScanReader();
          let atMs = 0;
          for (const { key, gapMs } of keys) {
            atMs += gapMs;
            read(press(key, atMs));
          }
          expect(read(press(end, atMs + lastGapMs)).isEnd).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('keeps typing before a scan out of its code', () => {
    fc.assert(
      fc.property(
        human,
        fc.stringMatching(/^[0-9A-Z-]{8,30}$/),
        fc.integer({ min: 1, max: 30 }),
        (keys, code, gapMs) => {
          const read = createScanReader();
          let atMs = 0;
          for (const { key, gapMs: gap } of keys) {
            atMs += gap;
            read(press(key, atMs));
          }
          expect(scan(read, code, { gapMs, fromMs: atMs + 200 }).code).toBe(code);
        },
      ),
    );
  });

  it('takes a held key and Enter for no scan', () => {
    const read = createScanReader();
    read(press('1', 0));
    for (let index = 0; index < 30; index += 1) read(press('1', 500 + index * 30, { isRepeat: true }));
    expect(read(press('Enter', 1_410))).toEqual({ isStart: false, isBurst: false, isEnd: false });
  });

  it('leaves the Enter of typing alone', () => {
    expect(createScanReader()(press('Enter', 0))).toEqual({ isStart: false, isBurst: false, isEnd: false });
  });
});
