import { describe, expect, it } from 'vitest';
import { holdTheSame, roleLock, rolesError } from './rights';

describe('a role is locked', () => {
  const other = { isOwn: false, isTenantAdmin: false, held: ['User'] };
  const own = { isOwn: true, isTenantAdmin: false, held: ['Administrator', 'User'] };
  it.each([
    ['Administrator', other, undefined],
    ['LabelManager', own, undefined],
    ['User', own, undefined],
    ['Administrator', own, 'You cannot remove this from yourself. Another person who has it can.'],
    ['TenantAdmin', other, 'Only a tenant administrator can grant or remove this.'],
    ['TenantAdmin', { ...other, isTenantAdmin: true }, undefined],
    [
      'TenantAdmin',
      { isOwn: true, isTenantAdmin: true, held: ['TenantAdmin'] },
      'You cannot remove this from yourself. Another person who has it can.',
    ],
    ['TenantAdmin', { ...own, isTenantAdmin: true }, undefined],
  ])('tells whether the role %s of %j is locked: %s', (role, setting, lock) =>
    expect(roleLock(role, setting)).toBe(lock),
  );
});

it.each([
  [['User'], true],
  [['Administrator'], true],
  [['TenantAdmin', 'LabelManager'], false],
  [[], false],
])('tells whether somebody can sign in with %j: %s', (roles, can) => {
  expect(rolesError(roles) === undefined).toBe(can);
});

it.each([
  [[], [], true],
  [[1, 2], [2, 1], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a', 'c'], false],
])('tells whether %j holds the same as %j: %s', (one, other, isSame) => {
  expect(holdTheSame(one, other)).toBe(isSame);
});
