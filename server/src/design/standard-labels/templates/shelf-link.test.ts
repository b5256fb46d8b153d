import { computeValues } from 'label-core/compute';
import { expect, it } from 'vitest';
import { shelfLink } from './shelf-link.ts';

const clock = { now: new Date('2026-11-27T12:00:00Z'), timeZone: 'UTC', dayStartsAt: '00:00' };

const basePriceOf = (price: string, amount: string) => {
  const { values, problems } = computeValues(
    [...shelfLink.variables],
    { ...shelfLink.sampleValues, price, amount },
    { ...clock, article: () => undefined, numberOf: () => '' },
  );
  return problems.length > 0 ? problems.map(({ variable }) => variable) : values['basePrice'];
};

it.each([
  ['4.29', '0.34', '12.62'],
  ['4,29', '0,34', '12,62'],
  ['1', '0.5', '2.00'],
  ['3,00', '1', '3,00'],
  ['0.99', '12', '0.08'],
])('%s for %s is %s per unit, written as the price is', (price, amount, perUnit) => {
  expect(basePriceOf(price, amount)).toBe(perUnit);
});

it.each([
  ['4.29', '0'],
  ['4.29', ''],
  ['on request', '1'],
])('%s for %s is refused, not printed with a wrong price per unit', (price, amount) => {
  expect(basePriceOf(price, amount)).toEqual(['basePrice']);
});
