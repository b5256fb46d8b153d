import { expect, it } from 'vitest';
import { parentChoices } from './parent-choices';

const group = (id: number, name: string, parentGroupId?: number) => ({ id, name, parentGroupId });
const groups = [
  group(1, 'Demo'),
  group(6, 'Warehouse', 1),
  group(2, 'Food', 1),
  group(3, 'Bakery', 2),
  group(8, 'Empty', 1),
];

it.each([
  ['a new group', undefined, [1, 8, 2, 6], undefined],
  ['one of the second level', 3, [1, 8, 2, 6], undefined],
  ['one of the first level without groups', 8, [1, 2, 6], undefined],
  ['one that holds groups', 2, [1], 'holds-groups'],
  ['the first group', 1, [], 'is-first'],
])('offers as places of %s %j', (_what, groupId, ids, reason) => {
  const found = parentChoices(groups, groupId);
  expect([found.choices.map(({ id }) => id), found.reason]).toEqual([ids, reason]);
});

it('offers no place where no group is known', () => {
  expect(parentChoices([], undefined)).toEqual({ choices: [], reason: 'is-first' });
});

it('offers the root by its number where it is not listed', () => {
  const { choices } = parentChoices([group(2, 'Food', 1), group(3, 'Bakery', 2)], 3);
  expect(choices.map(({ id, name }) => [id, name])).toEqual([
    [1, 'All groups'],
    [2, 'Food'],
  ]);
});
