import { describe, expect, it } from 'vitest';
import type { User } from '@/entities/user';
import { userFilters } from './user-filters';

const user = (facts: Partial<User>): User => ({
  userId: 1,
  email: 'a@demo.test',
  firstname: 'A',
  lastname: 'A',
  roles: ['User'],
  permissions: [],
  qualityAssuranceRoles: [],
  groups: [],
  isEnabled: true,
  hasSecondFactor: undefined,
  lastSignInAt: '',
  revision: 1,
  ...facts,
});
const users = [
  user({ userId: 1, roles: ['Administrator', 'User'], groups: [2] }),
  user({ userId: 2, isEnabled: false, qualityAssuranceRoles: ['Publisher'], groups: [3, '9x'] }),
  user({ userId: 3 }),
];
const groups = [
  { id: 1, name: 'All', parentGroupId: undefined },
  { id: 2, name: 'Food', parentGroupId: 1 },
  { id: 3, name: 'Bakery', parentGroupId: 2 },
  { id: 4, name: 'Nobody’s', parentGroupId: 1 },
];
const filters = userFilters(users, groups);

describe('the filters of the users', () => {
  it('offers as filters what somebody has', () => {
    expect(filters.map(({ label, options }) => [label, options.map(({ text }) => text)])).toEqual([
      ['State', ['Enabled', 'Disabled']],
      ['Role', ['Administrator', 'Publisher', 'User']],
      ['Group', ['Food', 'Food / Bakery']],
    ]);
  });

  it.each([
    ['state', 'enabled', [1, 3]],
    ['state', 'disabled', [2]],
    ['role', 'User', [1, 2, 3]],
    ['role', 'Publisher', [2]],
    ['group', '3', [2]],
    ['group', '4', []],
  ])('lets through by the filter %s %s %j', (key, value, ids) => {
    const filter = filters.find((one) => one.key === key);
    expect(users.filter((one) => filter?.matches(one, value)).map(({ userId }) => userId)).toEqual(ids);
  });
});
