import { expect, it } from 'vitest';
import { needsSecondFactor, type FactorFacts } from './needs-second-factor.ts';

const admin: FactorFacts = {
  accountTypes: ['Administrator'],
  secondFactorAt: null,
  isByProvider: false,
  asksSecondFactor: true,
};

it.each([
  ['an administrator without one', {}, true],
  ['an administrator who also prints', { accountTypes: ['User', 'Administrator'] }, true],
  ['a TenantAdmin', { accountTypes: ['User', 'TenantAdmin'] }, true],
  ['a user', { accountTypes: ['User'] }, false],
  ['an administrator who has one', { secondFactorAt: new Date(0) }, false],
  ['an administrator whom an identity provider has confirmed', { isByProvider: true }, false],
  ['an administrator of an organisation that asks for none', { asksSecondFactor: false }, false],
] satisfies [string, Partial<FactorFacts>, boolean][])(
  'a second factor is needed by %s: %j, %s',
  (_, facts, isNeeded) => {
    expect(needsSecondFactor({ ...admin, ...facts })).toBe(isNeeded);
  },
);
