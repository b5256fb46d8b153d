import { describe, expect, it } from 'vitest';
import { access } from '@/entities/session';
import { adoptTokens } from '@/shared/auth';
import { currentSessionUser } from '@/entities/session';
import { tokenFor, type TestClaims } from '@/shared/testing';
import { decideNavigation } from './decide-navigation';

function person(claims: TestClaims) {
  adoptTokens({ token: tokenFor(claims), refreshToken: 'r', expires: 60 });
  return currentSessionUser();
}

describe('the navigation guard', () => {
  it('opens public pages to everybody', () => {
    expect(
      decideNavigation({ access: 'public', target: '/policy', isLoggedIn: false, user: undefined }),
    ).toEqual({
      kind: 'enter',
    });
  });

  it('sends who is not logged in to login and remembers the target', () => {
    expect(
      decideNavigation({
        access: access.member,
        target: '/print-articles?q=x',
        isLoggedIn: false,
        user: undefined,
      }),
    ).toEqual({ kind: 'redirect', to: '/login', remember: true });
  });

  it.each([
    [['Administrator'], '/'],
    [['User'], '/home'],
  ])('sends %o from login to %s', (UserRole, to) => {
    expect(
      decideNavigation({
        access: 'signed-out',
        target: '/login',
        isLoggedIn: true,
        user: person({ UserRole }),
      }),
    ).toEqual({ kind: 'redirect', to });
  });

  it('sends who has no roles to login', () => {
    expect(
      decideNavigation({
        access: access.member,
        target: '/home',
        isLoggedIn: true,
        user: person({ UserRole: [] }),
      }),
    ).toEqual({ kind: 'redirect', to: '/login' });
  });

  it.each([
    [['Administrator'], '/'],
    [['User'], '/home'],
  ])('sends %o home when a requirement fails', (UserRole, to) => {
    expect(
      decideNavigation({
        access: access.imports,
        target: '/importdata',
        isLoggedIn: true,
        user: person({ UserRole }),
      }),
    ).toEqual({ kind: 'redirect', to, isRefusal: true });
  });

  it.each([
    ['Administrator', '/home', '/'],
    ['User', '/?tab=1', '/home'],
  ])('leads %s from the start of others to the own one without a word', (role, target, to) => {
    const rule = to === '/' ? access.member : access.administration;
    const user = person({ UserRole: [role] });
    expect(decideNavigation({ access: rule, target, isLoggedIn: true, user })).toEqual({
      kind: 'redirect',
      to,
    });
  });

  it.each([
    ['/users?q=x', { kind: 'redirect', to: '/account/second-factor', remember: true }],
    ['/account/second-factor', { kind: 'enter' }],
  ])('leads who must set up a second factor from %s to where they do', (target, decision) => {
    const user = person({ UserRole: ['Administrator'], needsSecondFactor: true });
    expect(decideNavigation({ access: access.signedIn, target, isLoggedIn: true, user })).toEqual(decision);
  });

  it('does not run in circles when even the home is closed', () => {
    const user = person({ UserRole: ['LabelManager'] });
    expect(decideNavigation({ access: access.member, target: '/home', isLoggedIn: true, user })).toEqual({
      kind: 'forbidden',
    });
    expect(decideNavigation({ access: access.labels, target: '/labels', isLoggedIn: true, user })).toEqual({
      kind: 'enter',
    });
  });
});
