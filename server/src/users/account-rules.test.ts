import { describe, expect, it } from 'vitest';
import type { AccountType } from '../access/roles.ts';
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

describe('what may become of an account', () => {
  it.each<[string, Partial<AccountChange>]>([
    ['another role for a user', { after: state(['User', 'Administrator']) }],
    ['a user disabled', { after: state(['User'], false) }],
    ['a user deleted', { after: 'deleted', others: none }],
    ['an administrator disabled beside another', { before: administrator, after: state(['User'], false) }],
    ['an own role given up', { isOwn: true, before: administrator, after: state(['Administrator']) }],
    [
      'the only administrator changed and still one',
      { before: administrator, after: administrator, others: none },
    ],
    [
      'a disabled administrator deleted, though no other is left',
      { before: state(['Administrator'], false), after: 'deleted', others: none },
    ],
    [
      'a TenantAdmin’s other data by an administrator',
      { before: tenantAdmin, after: state(['TenantAdmin', 'Administrator']) },
    ],
    ['a TenantAdmin made by another', { isByTenantAdmin: true, after: tenantAdmin }],
    ['a TenantAdmin deleted by another', { isByTenantAdmin: true, before: tenantAdmin, after: 'deleted' }],
  ])('is %s', (_what, facts) => expect(accountRefusal(change(facts))).toBeUndefined());

  it.each<[string, Partial<AccountChange>, number, RegExp]>([
    ['one’s own end', { isOwn: true, after: 'deleted' }, 409, /^You cannot delete your own account/],
    ['one’s own lock', { isOwn: true, after: state(['User'], false) }, 409, /^You cannot disable your own/],
    [
      'one’s own fall, whoever else there is',
      { isOwn: true, before: administrator, after: state(['User']) },
      409,
      /^You cannot take the account type Administrator from yourself/,
    ],
    [
      'no administrator at all by taking the role',
      { before: administrator, after: state(['User']), others: none },
      409,
      /^Mateo Silva is the only administrator/,
    ],
    [
      'no administrator at all by disabling',
      { before: administrator, after: { ...administrator, isEnabled: false }, others: none },
      409,
      /^Mateo Silva is the only administrator/,
    ],
    [
      'no administrator at all by deleting',
      { before: administrator, after: 'deleted', others: none },
      409,
      /^Mateo Silva is the only administrator/,
    ],
    [
      'no TenantAdmin at all',
      {
        isByTenantAdmin: true,
        before: tenantAdmin,
        after: state(['Administrator']),
        others: { Administrator: 2, TenantAdmin: 0 },
      },
      409,
      /^Mateo Silva is the only TenantAdmin/,
    ],
    ['a TenantAdmin by an administrator’s hand', { after: tenantAdmin }, 403, /^Only a TenantAdmin/],
    [
      'a TenantAdmin’s end by an administrator’s hand',
      { before: tenantAdmin, after: 'deleted' },
      403,
      /^Only a TenantAdmin/,
    ],
    [
      'a disabled TenantAdmin enabled by an administrator',
      { before: { ...tenantAdmin, isEnabled: false }, after: tenantAdmin },
      403,
      /^Only a TenantAdmin/,
    ],
  ])('is not %s', (_what, facts, status, message) => {
    expect(accountRefusal(change(facts))).toEqual({
      status,
      message: expect.stringMatching(message) as string,
    });
  });
});
