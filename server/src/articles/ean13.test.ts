import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEan13, toEan13 } from './ean13.ts';

describe('the check of an EAN-13', () => {
  it.each(['4006381333931', '9780201379624', '0000000000000'])('accepts %s', (code) => {
    expect(isEan13(code)).toBe(true);
  });

  it.each(['4006381333932', '400638133393', '40063813339311', '400638133393x', ''])(
    'refuses “%s”',
    (code) => {
      expect(isEan13(code)).toBe(false);
    },
  );

  it('notices any single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{12}$/),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, by) => {
          const code = toEan13(digits);
          const wrong = Array.from(code)
            .map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit))
            .join('');
          expect(isEan13(code)).toBe(true);
          expect(isEan13(wrong)).toBe(false);
        },
      ),
    );
  });
});
