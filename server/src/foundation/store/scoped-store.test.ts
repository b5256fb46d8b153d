import { describe, expect, it } from 'vitest';
import { scopeStatement } from './scoped-store.ts';

describe('the statement at the beginning of a transaction', () => {
  it('sets the role and the organisation', () => {
    expect(scopeStatement({ role: 'reader', organizationId: 7 })).toEqual({
      text: "select set_config('role', 'reader', true), set_config('app.organization_id', $1, true)",
      quoted: ["'7'"],
    });
  });

  it('sets no organisation for a role of all', () => {
    expect(scopeStatement({ role: 'reader' })?.quoted).toEqual(["''"]);
  });

  it('sets the limits of the owner, and is left out where there is nothing to set', () => {
    expect(scopeStatement(undefined, { lock_timeout: '5s' })).toEqual({
      text: "select set_config('lock_timeout', '5s', true)",
      quoted: [],
    });
    expect(scopeStatement(undefined)).toBeUndefined();
  });

  it.each([Number.NaN, 1.5, JSON.parse('"1\', true); drop table accounts; --"') as number])(
    'is not made for the organisation %s',
    (organizationId) => {
      expect(() => scopeStatement({ role: 'reader', organizationId })).toThrow('no whole number');
    },
  );
});
