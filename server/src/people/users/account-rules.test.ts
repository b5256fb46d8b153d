import { describe, expect, it } from 'vitest';
import type { AccountType } from '../../foundation/access/roles.ts';
import { accountRefusal, type AccountChange } from './account-rules.ts';

const state = (accountTypes: AccountType[], isEnabled = true) => ({ accountTypes, isEnabled });
const change = (facts: Partial<AccountChange>): AccountChange => ({
  isOwn: false,
  isByTenantAdmin: false,
  name: 'Mateo Silva',
  before: state(['User']),
  after: state(['User']),
  others: { Administrator: 1, TenantAdmin: 1 },
  ...facts,
});
const administrator = state(['Administrator', 'User']);
const tenantAdmin = state(['Administrator', 'TenantAdmin']);
const none = { Administrator: 0, TenantAdmin: 0 };

describe('a change of an account', () => {
  it.each<[string, Partial<AccountChange>]>([
    ['a user gets another role', { after: state(['User', 'Administrator']) }],
    ['a user is disabled', { after: state(['User'], false) }],
    ['a user is deleted', { after: 'deleted', others: none }],
    ['one of two administrators is disabled', { before: administrator, after: state(['User'], false) }],
    [
      'a person gives up a role of their own',
      { isOwn: true, before: administrator, after: state(['Administrator']) },
    ],
    [
      'the only administrator is changed and stays one',
      { before: administrator, after: administrator, others: none },
    ],
    [
      'a disabled administrator is deleted, though no other is left',
      { before: state(['Administrator'], false), after: 'deleted', others: none },
    ],
    [
      'an administrator changes other data of a TenantAdmin',
      { before: tenantAdmin, after: state(['TenantAdmin', 'Administrator']) },
    ],
    ['a TenantAdmin makes another one', { isByTenantAdmin: true, after: tenantAdmin }],
    ['a TenantAdmin deletes another one', { isByTenantAdmin: true, before: tenantAdmin, after: 'deleted' }],
  ])('is accepted: %s', (_what, facts) => expect(accountRefusal(change(facts))).toBeUndefined());

  it.each<[string, Partial<AccountChange>, number, RegExp]>([
    [
      'a person deletes their own account',
      { isOwn: true, after: 'deleted' },
      409,
      /^You cannot delete your own account/,
    ],
    [
      'a person disables their own account',
      { isOwn: true, after: state(['User'], false) },
      409,
      /^You cannot disable your own/,
    ],
    [
      'a person takes the account type Administrator from themselves',
      { isOwn: true, before: administrator, after: state(['User']) },
      409,
      /^You cannot take the account type Administrator from yourself/,
    ],
    [
      'the last administrator loses the role',
      { before: administrator, after: state(['User']), others: none },
      409,
      /^Mateo Silva is the only administrator/,
    ],
    [
      'the last administrator is disabled',
      { before: administrator, after: { ...administrator, isEnabled: false }, others: none },
      409,
      /^Mateo Silva is the only administrator/,
    ],
    [
      'the last administrator is deleted',
      { before: administrator, after: 'deleted', others: none },
      409,
      /^Mateo Silva is the only administrator/,
    ],
    [
      'the last TenantAdmin is removed',
      {
        isByTenantAdmin: true,
        before: tenantAdmin,
        after: state(['Administrator']),
        others: { Administrator: 2, TenantAdmin: 0 },
      },
      409,
      /^Mateo Silva is the only TenantAdmin/,
    ],
    ['an administrator makes a TenantAdmin', { after: tenantAdmin }, 403, /^Only a TenantAdmin/],
    [
      'an administrator ends a TenantAdmin',
      { before: tenantAdmin, after: 'deleted' },
      403,
      /^Only a TenantAdmin/,
    ],
    [
      'an administrator enables a disabled TenantAdmin',
      { before: { ...tenantAdmin, isEnabled: false }, after: tenantAdmin },
      403,
      /^Only a TenantAdmin/,
    ],
  ])('is refused: %s', (_what, facts, status, message) => {
    expect(accountRefusal(change(facts))).toMatchObject({
      status,
      sentence: { message: expect.stringMatching(message) as string },
    });
  });
});
