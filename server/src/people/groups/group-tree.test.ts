import { describe, expect, it } from 'vitest';
import { withGroupsAbove, withSubgroups } from './group-tree.ts';

/** 1 is above 2 and 3, 2 above 4 and 5, 5 above 6. */
const tree = [
  { id: 1, parentGroupId: null },
  { id: 2, parentGroupId: 1 },
  { id: 3, parentGroupId: 1 },
  { id: 4, parentGroupId: 2 },
  { id: 5, parentGroupId: 2 },
  { id: 6, parentGroupId: 5 },
];

const sorted = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other);

describe('groups in the tree', () => {
  it.each<[readonly number[], readonly number[], readonly number[]]>([
    [[], [], []],
    [[1], [1, 2, 3, 4, 5, 6], [1]],
    [[2], [2, 4, 5, 6], [1, 2]],
    [[6], [6], [1, 2, 5, 6]],
    [
      [3, 5],
      [3, 5, 6],
      [1, 2, 3, 5],
    ],
    [[99], [99], [99]],
  ])('%j reach down to %j and up to %j', (groupIds, below, above) => {
    expect(sorted(withSubgroups(tree, groupIds))).toEqual(below);
    expect(sorted(withGroupsAbove(tree, groupIds))).toEqual(above);
  });
});
