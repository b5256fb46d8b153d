import { expect, it } from 'vitest';
import { groupTree } from './group-tree';

const group = (id: number, parentGroupId?: number, name = `G${id}`) => ({ id, name, parentGroupId });

const shapeOf = (groups: readonly ReturnType<typeof group>[]) =>
  groupTree(groups).map(({ group: { id }, children }) => [id, ...children.map((child) => child.id)]);

it.each([
  ['nothing', [], []],
  ['the root alone', [group(1)], []],
  [
    'two levels, by name',
    [group(1), group(2, 1, 'B'), group(3, 1, 'A'), group(4, 2), group(5, 2)],
    [[3], [2, 4, 5]],
  ],
  ['a third level beside the first', [group(1), group(2, 1), group(3, 2), group(4, 3)], [[2, 3], [4]]],
  ['a root that is not listed', [group(2, 1), group(3, 2), group(4)], [[2, 3], [4]]],
  ['a root that is not the first without a parent', [group(4), group(1), group(2, 1)], [[2], [4]]],
  ['a group whose parent is not told', [group(1), group(2, 1), group(7, 9)], [[2], [7]]],
])('makes a tree of %s', (_what, groups, expected) => {
  expect(shapeOf(groups)).toEqual(expected);
});
