import { expect, it } from 'vitest';
import type { GroupSetup } from '@/entities/group';
import { sortRows } from '@/shared/lib/sorting';
import { groupRows, treeOrder } from './group-rows';

const group = (id: number, name: string, parentGroupId?: number): GroupSetup => ({
  id,
  name,
  parentGroupId,
  defaultPrinterId: undefined,
  groupSettings: {
    useLabelsConnectedToArticlesGroup: false,
    useLabelsConnectedToOrdersGroup: false,
    useLabelsConnectedToUserDefaultGroup: false,
    allowOrderImportToThisGroup: false,
  },
  revision: 1,
  modified: '',
});

it('reads as a tree: each group before those below it', () => {
  const groups = [
    group(7, 'Shipping', 6),
    group(6, 'Warehouse', 1),
    group(3, 'Bakery', 2),
    group(9, 'Food court', 1),
    group(2, 'Food', 1),
    group(1, 'Demo'),
  ];
  const counts = [{ groupId: 3, members: 2, printers: 1, articles: 40, orders: 0 }];
  const rows = sortRows(groupRows(groups, counts), treeOrder, false);
  expect(rows.map(({ group: { name }, level, parentName }) => [name, level, parentName])).toEqual([
    ['Demo', 0, ''],
    ['Food', 1, ''],
    ['Bakery', 2, 'Food'],
    ['Food court', 1, ''],
    ['Warehouse', 1, ''],
    ['Shipping', 2, 'Warehouse'],
  ]);
  expect(rows[2]?.counts?.articles).toBe(40);
  expect(rows[0]?.counts).toBeUndefined();
});
