import { describe, expect, it } from 'vitest';
import { mayCall, type AccessRule } from './access-rule.ts';
import { access } from './access-table.ts';
import type { Permission, Tag } from './roles.ts';

const holder = (tags: readonly Tag[], permissions: readonly Permission[] = []) => ({
  tags: new Set(tags),
  permissions: new Set(permissions),
});

describe('the function mayCall', () => {
  const user = holder(['AccountType:User']);
  it.each<[string, AccessRule, ReturnType<typeof holder> | undefined, boolean]>([
    ['a public call needs nobody', access.public, undefined, true],
    ['a signed-in call needs somebody', access.signedIn, undefined, false],
    ['a signed-in call takes anybody signed in', access.signedIn, user, true],
    ['an allow list passes with one of its tags', access.articles, holder(['UserRole:ArticleManager']), true],
    ['an allow list refuses without any of its tags', access.articles, user, false],
    [
      'printing is for users, not for administrators alone',
      access.printing,
      holder(['AccountType:Administrator']),
      false,
    ],
    ['preferences open for the role', access.preferences, holder(['UserRole:PrinterManager']), true],
    [
      'preferences open for the permission',
      access.preferences,
      holder(['UserPermission:PrinterManager']),
      true,
    ],
    ['preferences are closed without either', access.preferences, user, false],
    [
      'a role is not a permission',
      { permissions: ['PrinterManager'] },
      holder(['UserRole:PrinterManager']),
      false,
    ],
    ['a permission passes', { permissions: ['PrinterManager'] }, holder([], ['PrinterManager']), true],
    ['any quality role reviews', access.quality, holder(['QualityAssuranceRole:QualityManager']), true],
    ['a list of permissions needs all of them', { permissions: [] }, user, true],
  ])('decides that %s', (_, rule, who, expected) => {
    expect(mayCall(who, rule)).toBe(expected);
  });
});
