/** Groups, two levels below the root, in the order of their ids: the first is group 1. */
export const demoGroups = [
  { name: 'Demo', parentGroupId: null },
  { name: 'Food', parentGroupId: 1 },
  { name: 'Bakery', parentGroupId: 2 },
  { name: 'Dairy', parentGroupId: 2 },
  { name: 'Pantry', parentGroupId: 2 },
  { name: 'Warehouse', parentGroupId: 1 },
  { name: 'Shipping', parentGroupId: 6 },
  { name: 'Equipment', parentGroupId: 6 },
] as const;

export const freeGroups = [{ name: 'Free', parentGroupId: null }] as const;
