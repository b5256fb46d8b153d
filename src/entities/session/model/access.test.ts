import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewRoles } from 'label-core/review';
import { tokenFor } from '@/shared/testing';
import {
  access,
  asLists,
  canAccess,
  ruleFromLists,
  type AccessRule,
  QUALITY_ROLES,
  qualityRolesOf,
} from './access';
import { hasRoles, userFromToken, type SessionUser } from './session-user';

function person(claims: Parameters<typeof tokenFor>[0]): SessionUser {
  const user = userFromToken(tokenFor(claims), []);
  if (!user) throw new Error('not a token');
  return user;
}

describe('canAccess', () => {
  it.each([
    ['administration', { UserRole: ['Administrator'] }, true],
    ['administration', { UserRole: ['User'] }, false],
    ['member', { UserRole: ['User'] }, true],
    ['member', { UserRole: ['Administrator'] }, false],
    ['tenantAdministration', { UserRole: ['Administrator'] }, false],
    ['tenantAdministration', { UserRole: ['Administrator', 'TenantAdmin'] }, true],
    ['articles', { UserRole: ['Administrator'] }, true],
    ['articles', { UserRole: ['User', 'ArticleManager'] }, true],
    ['articles', { UserRole: ['User'] }, false],
    ['groups', { UserRole: ['Administrator'] }, false],
    ['groups', { UserRole: ['User', 'GroupManager'] }, true],
    ['orders', { UserRole: ['OrderManager'] }, true],
    ['labels', { UserRole: ['LabelManager'] }, true],
    ['imports', { UserRole: ['DataImporter'] }, true],
    ['imports', { UserRole: ['Administrator'] }, false],
    ['printers', { UserPermission: ['PrinterManager'] }, true],
    ['printers', { UserRole: ['User', 'PrinterManager'] }, false],
    ['preferences', { UserRole: ['User', 'PrinterManager'] }, true],
    ['preferences', { UserPermission: ['PrinterManager'] }, true],
    ['preferences', {}, false],
    ['quality', { QualityAssuranceRole: ['DataApprover'] }, true],
    ['quality', { QualityAssuranceRole: ['Master'] }, true],
    ['quality', { UserRole: ['Administrator'] }, true],
    ['quality', {}, false],
    ['signedIn', {}, true],
  ] as const)('decides the access %s for %o: %s', (area, claims, expected) => {
    expect(canAccess(person(claims), access[area])).toBe(expected);
  });

  it('refuses everybody who is not signed in, whatever the rule', () => {
    for (const rule of Object.values(access)) expect(canAccess(undefined, rule)).toBe(false);
  });

  it('never loses access by gaining a tag', () => {
    const tags = Object.values(access).flatMap((rule) => [
      ...('all' in rule ? rule.all : []),
      ...('allow' in rule ? rule.allow : []),
    ]);
    fc.assert(
      fc.property(fc.subarray(tags), fc.constantFrom(...tags), (some, extra) => {
        const before = { ...person({}), tags: new Set(some) };
        const after = { ...before, tags: new Set([...some, extra]) };
        const isLost = (rule: AccessRule) => canAccess(before, rule) && !canAccess(after, rule);
        expect(Object.values(access).filter(isLost)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('ruleFromLists', () => {
  it.each([
    ['*', '*', {}, true],
    ['AccountType:User, UserRole:LabelManager', '*', {}, true],
    ['UserRole:LabelManager', '*', {}, false],
    ['*', 'AccountType:User,UserRole:LabelManager', {}, false],
    ['*', 'AccountType:User,UserRole:LabelManager', { UserRole: ['User', 'LabelManager'] }, true],
  ])('decides the rule allowAny %s, requireAll %s for %o: %s', (allowAny, requireAll, claims, expected) => {
    expect(canAccess(person(claims), ruleFromLists(allowAny, requireAll))).toBe(expected);
  });
});

describe('asLists', () => {
  const people = [
    {},
    { UserRole: ['Administrator'] },
    { UserRole: ['Administrator', 'TenantAdmin', 'LabelManager'] },
    { UserRole: ['User', 'ArticleManager'] },
    { UserPermission: ['PrinterManager'] },
    { QualityAssuranceRole: ['Publisher'] },
  ].map(person);

  it.each(Object.entries<AccessRule>(access))('says the rule of %s in lists', (_area, rule) => {
    const { allowAny, requireAll } = asLists(rule);
    const asked = people.map((somebody) => canAccess(somebody, ruleFromLists(allowAny, requireAll)));
    expect(asked).toEqual(people.map((somebody) => canAccess(somebody, rule)));
  });
});

describe('userFromToken', () => {
  it.each([
    ['one text', 'Administrator'],
    ['a comma list', 'Administrator, LabelManager'],
    ['a list', ['Administrator', 'LabelManager']],
  ])('reads roles given as %s', (_form, UserRole) => {
    expect(person({ UserRole }).tags).toContain('AccountType:Administrator');
  });

  it('takes stored roles before those of the token', () => {
    const user = userFromToken(tokenFor({ UserRole: ['User'] }), ['Administrator']);
    expect(user?.tags).toEqual(new Set(['AccountType:Administrator']));
  });

  it('knows a token without any role', () => {
    expect(hasRoles(person({ UserRole: [] }))).toBe(false);
    expect(hasRoles(person({}))).toBe(true);
  });

  it.each(['', 'nonsense', 'a.b.c'])('gives nobody for the token “%s”', (token) => {
    expect(userFromToken(token, [])).toBeUndefined();
  });
});

it('knows every role of the review', () => {
  expect(QUALITY_ROLES).toEqual(reviewRoles);
});

it('reads the review roles of a person out of their tags, and of nobody none', () => {
  const tags = new Set(['UserRole:Publisher', 'QualityAssuranceRole:Publisher', 'QualityAssuranceRole:Cook']);
  expect(qualityRolesOf({ tags })).toEqual(['Publisher']);
  expect(qualityRolesOf(undefined)).toEqual([]);
});
