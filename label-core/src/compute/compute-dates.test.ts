import { describe, expect, it } from 'vitest';
import { computedDate } from './testing/computed-date.ts';
import { dateCases } from './testing/date-cases.ts';

const cases = dateCases();

describe('a computed date', () => {
  it('has a table of many cases', () => {
    expect(cases.length).toBeGreaterThan(250);
    expect(new Set(cases.map(({ line }) => line)).size).toBe(cases.length);
  });

  it.each(cases)('$about $line', (one) => {
    expect(computedDate(one)).toBe(one.expected);
  });
});
