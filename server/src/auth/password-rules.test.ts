import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { newPasswordSchema, requireOtherThanEmail } from './password-rules.ts';

const faultOf = (password: string) => newPasswordSchema.safeParse(password).error?.issues[0]?.message;
const tooShort = 'must have at least 8 characters';
const tooLong = 'must have at most 128 characters';
const tooCommon = 'is one of the most common passwords, please choose another one';

describe('a new password', () => {
  it.each([
    ['eight characters', 'zq7 kfwp', undefined],
    ['one hundred and twenty-eight', 'xy'.repeat(64), undefined],
    ['only letters', 'correcthorsebattery', undefined],
    ['spaces at its ends', '  zq7kfw ', undefined],
    ['eight signs of several code units', '😀😁😂🤣😃😄😅😆', undefined],
    ['seven', 'zq7 kfw', tooShort],
    ['seven signs of several code units', '😀😁😂🤣😃😄😅', tooShort],
    ['eight that are seven once composed', 'zq7 kfe\u0301', tooShort],
    ['one hundred and twenty-nine', 'x'.repeat(129), tooLong],
    ['a few that grow beyond the limit', '\ufdfa'.repeat(20), tooLong],
    ['a book', 'x'.repeat(100_000), tooLong],
    ['the most common one', 'password', tooCommon],
    ['a common one in capitals', 'IloveYou', tooCommon],
    ['a common one in full-width letters', '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44', tooCommon],
    ['digits in a row', '1234567890', tooCommon],
  ])('of %s', (_, password, fault) => {
    expect(faultOf(password)).toBe(fault);
  });

  it('is not the e-mail address', () => {
    for (const password of ['asa@example.com', ' ASA@example.com', '\uff41sa@example.com'])
      expect(() => requireOtherThanEmail(password, 'asa@example.com')).toThrow(HttpError);
    expect(() => requireOtherThanEmail('asa@example.org', 'asa@example.com')).not.toThrow();
  });
});
