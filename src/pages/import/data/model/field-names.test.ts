import { expect, it } from 'vitest';
import { valueNames } from './field-names';

const label = (...variables: [variableName: string, displayName: string][]) => ({
  variables: variables.map(([variableName, displayName]) => ({ variableName, displayName })),
});

it.each([
  ['their words', [label(['net_weight', 'Net weight'])], { net_weight: 'Net weight' }],
  ['nothing where there are none', [label(['lot', ' '])], {}],
  ['one word of many labels', [label(['lot', 'Lot']), label(['lot', 'Lot '])], { lot: 'Lot' }],
  ['nothing where labels differ', [label(['lot', 'Lot']), label(['lot', 'Batch'])], {}],
  ['nothing where two share it', [label(['a', 'Weight'], ['b', 'Weight'], ['c', 'Lot'])], { c: 'Lot' }],
])('the words of values are %s', (_what, labels, expected) => {
  expect(Object.fromEntries(valueNames(labels))).toEqual(expected);
});
