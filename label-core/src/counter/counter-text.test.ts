import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '../gtin/check-digit.ts';
import { counterAlphabets, isSsccPrefix, largestNumber, ssccWidth, type CounterFormat } from './counter.ts';
import { counterPeriod } from './counter-period.ts';
import { counterText } from './counter-text.ts';

const format = (parts: Partial<CounterFormat>): CounterFormat => ({
  kind: 'number',
  prefix: '',
  width: 4,
  alphabet: 'decimal',
  ...parts,
});

describe('a number of a counter', () => {
  it.each<[Partial<CounterFormat>, number, string]>([
    [{}, 0, '0000'],
    [{}, 7, '0007'],
    [{}, 9999, '9999'],
    [{ width: 1 }, 5, '5'],
    [{ prefix: 'A-' }, 12, 'A-0012'],
    [{ alphabet: 'hex' }, 255, '00FF'],
    [{ alphabet: 'hex' }, 65_535, 'FFFF'],
    [{ alphabet: 'plain' }, 0, '2222'],
    [{ alphabet: 'plain' }, 30, '222Z'],
    [{ alphabet: 'plain' }, 31, '2232'],
    [{ width: 15 }, 999_999_999_999_999, '999999999999999'],
    // The example of the GS1 General Specifications: extension digit 0, prefix 0614141, reference 123456789.
    [{ kind: 'sscc', prefix: '00614141', width: 9 }, 123_456_789, '006141411234567890'],
    [{ kind: 'sscc', prefix: '3401234', width: 10 }, 1, '340123400000000012'],
  ])('%o of %i is %s', (parts, number, text) => {
    expect(counterText(format(parts), number)).toBe(text);
  });

  it('has 18 digits of which the last is the check digit, for any prefix of an SSCC', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,13}$/), fc.nat(9999), (prefix, number) => {
        expect(isSsccPrefix(prefix)).toBe(true);
        const text = counterText(
          { kind: 'sscc', prefix, width: ssccWidth(prefix), alphabet: 'decimal' },
          number,
        );
        expect(text).toMatch(/^\d{18}$/);
        expect(text.at(-1)).toBe(checkDigit(text.slice(0, -1)));
      }),
      { numRuns: 1000 },
    );
  });

  it('is another text for another number, in order, and as wide as the format says', () => {
    const alphabets = fc.constantFrom(...(['decimal', 'hex', 'plain'] as const));
    fc.assert(
      fc.property(
        alphabets,
        fc.integer({ min: 1, max: 10 }),
        fc.nat(),
        fc.nat(),
        (alphabet, width, one, other) => {
          const least = Math.min(one, other) % (largestNumber({ width, alphabet }) + 1);
          const most = Math.max(one, other) % (largestNumber({ width, alphabet }) + 1);
          const [low, high] = [least, most].map((number) => counterText(format({ width, alphabet }), number));
          expect(low).toHaveLength(width);
          expect(high).toHaveLength(width);
          // The digits of each alphabet are in the order of their codes, so that texts sort as the numbers do.
          expect(Math.sign((low ?? '').localeCompare(high ?? '', 'en'))).toBe(Math.sign(least - most));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each(['', '1234', '12345678901234', 'A1234', '12 345'])('“%s” does not begin an SSCC', (prefix) => {
    expect(isSsccPrefix(prefix)).toBe(false);
  });

  it('has no digit in the plain alphabet that is taken for another one', () => {
    expect(counterAlphabets.plain).toHaveLength(31);
    expect(counterAlphabets.plain).not.toMatch(/[01OIL]/);
  });
});

it.each([
  ['never', ''],
  ['yearly', '2026'],
  ['monthly', '2026-11'],
  ['daily', '2026-11-27'],
] as const)('a counter that begins again %s counts in the period “%s”', (reset, period) => {
  expect(counterPeriod(reset, '2026-11-27')).toBe(period);
});
