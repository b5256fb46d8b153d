import { describe, expect, it } from 'vitest';
import type { AdministeredLabel } from '@/entities/label';
import { groupsOf, isInState, printersOf, stateFilters, versionOf, withPlaces } from './label-facts';

const label = (fields: Partial<AdministeredLabel> = {}): AdministeredLabel => ({
  labelId: 1,
  name: 'Shelf',
  lineCheck: false,
  isEnabled: true,
  revision: 1,
  widthMm: 60,
  heightMm: 40,
  version: 2,
  state: 'Published',
  publishedVersion: 2,
  groupIds: [],
  printerIds: [],
  articleCount: 0,
  ...fields,
});

it.each([
  ['Version 2', {}],
  ['Version 3; 2 is printed', { version: 3, state: 'DataApprover' }],
  ['Version 1; cannot be printed yet', { version: 1, state: 'Draft', publishedVersion: undefined }],
  ['', { version: undefined, state: '', publishedVersion: undefined }],
])('says how a label stands: “%s”', (words, fields) => {
  expect(versionOf(label(fields))).toBe(words);
});

it.each<[Partial<AdministeredLabel>, readonly string[]]>([
  [{}, ['published']],
  [{ state: 'DesignApprover' }, ['published', 'review']],
  [{ state: 'Publisher', publishedVersion: undefined }, ['review', 'never']],
  [{ state: 'Draft', publishedVersion: undefined }, ['draft', 'never']],
])('finds the label %o by %o', (fields, found) => {
  expect(stateFilters.filter((filter) => isInState(label(fields), filter))).toEqual(found);
});

it('takes whom a label is for from the list of its own, by its id', () => {
  const [one, other] = withPlaces(
    [label({ groupIds: [9] }), label({ labelId: 2 })],
    [{ labelId: 2, groupIds: [3], printerIds: [1] }],
  );
  expect([one?.groupIds, other?.groupIds, other?.printerIds]).toEqual([[9], [3], [1]]);
});

it('names the printers a label is meant for', () => {
  expect(printersOf(label(), undefined)).toBe('Any printer');
  expect(printersOf(label({ printerIds: [1, 2] }), undefined)).toBe('2 printers');
});

describe('the groups', () => {
  const groups = [
    { id: 1, name: 'All', parentGroupId: undefined },
    { id: 2, name: 'Food', parentGroupId: 1 },
    { id: 3, name: 'Bakery', parentGroupId: 2 },
  ];
  it.each([
    ['Everybody', [], groups],
    ['Food / Bakery', [3], groups],
    ['2 groups', [2, 3], undefined],
    ['1 group', [9], groups],
  ])('names the groups of a label “%s”', (words, groupIds, known) => {
    expect(groupsOf(label({ groupIds }), known)).toBe(words);
  });
});
