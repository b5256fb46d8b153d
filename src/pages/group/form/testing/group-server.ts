import { answer } from '@/shared/testing';

/** Handlers of a server with four groups, three people and two printers. */
export function groupServer() {
  const groups = [
    { id: 1, name: 'Demo', parentGroupId: null, revision: 1 },
    { id: 2, name: 'Food', parentGroupId: 1, revision: 4 },
    { id: 3, name: 'Bakery', parentGroupId: 2, defaultPrinterId: 4, revision: 7 },
    { id: 6, name: 'Warehouse', parentGroupId: 1, revision: 1 },
  ];
  return [
    answer('groups/getallgroups', { data: groups }),
    answer('groups/counts', { data: [{ groupId: 2, articles: 1, orders: 2 }] }),
    answer('groups/people', {
      data: [
        { userId: 1, firstname: 'Noa', lastname: 'Berg', email: 'noa@demo.test', groups: [3] },
        { userId: 2, firstname: 'Lena', lastname: 'Brandt', email: 'lena@demo.test', groups: [2] },
        { userId: 3, firstname: 'Piet', lastname: 'Öberg', groups: [], isEnabled: false },
      ],
    }),
    answer('printers', {
      data: [
        {
          printerId: 4,
          name: 'line-1',
          displayName: 'Line 1',
          vendor: 'Zebra',
          model: 'ZT411',
          groupIds: [3],
        },
        { printerId: 5, name: 'office', groupIds: [] },
      ],
    }),
    answer('POST groups', { data: { id: 9, revision: 1 } }),
    answer('POST groups/3/groupSettings', { data: { id: 3, revision: 8 } }),
    answer('POST groups/3/updateGroup', { data: { id: 3, revision: 9 } }),
    answer('DELETE groups/3'),
  ];
}
