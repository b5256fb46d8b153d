import { describe, expect, it } from 'vitest';
import { HttpError } from '../../foundation/http/http-error.ts';
import { newPasswordSchema, requireOtherThanEmail } from './password-rules.ts';

const faultOf = (password: string) => newPasswordSchema.safeParse(password).error?.issues[0]?.message;
const tooShort = 'must have at least 8 characters';
const tooLong = 'must have at most 128 characters';
const tooCommon = 'is one of the most common passwords, please choose another one';

describe('a new password', () => {
  it.each([
    ['accepted with eight characters', 'zq7 kfwp', undefined],
    ['accepted with one hundred and twenty-eight characters', 'xy'.repeat(64), undefined],
    ['accepted with letters only', 'correcthorsebattery', undefined],
    ['accepted with spaces at its ends', '  zq7kfw ', undefined],
    ['accepted with eight signs of several code units', '😀😁😂🤣😃😄😅😆', undefined],
    ['refused with seven characters', 'zq7 kfw', tooShort],
    ['refused with seven signs of several code units', '😀😁😂🤣😃😄😅', tooShort],
    ['refused with eight characters that are seven once composed', 'zq7 kfe\u0301', tooShort],
    ['refused with one hundred and twenty-nine characters', 'x'.repeat(129), tooLong],
    ['refused with a few characters that grow beyond the limit', '\ufdfa'.repeat(20), tooLong],
    ['refused when it is as long as a book', 'x'.repeat(100_000), tooLong],
    ['refused when it is the most common one', 'password', tooCommon],
    ['refused when it is a common one in capitals', 'IloveYou', tooCommon],
    [
      'refused when it is a common one in full-width letters',
      '\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44',
      tooCommon,
    ],
    ['refused when it is digits in a row', '1234567890', tooCommon],
  ])('is %s', (_, password, fault) => {
    expect(faultOf(password)).toBe(fault);
  });

  it('must not be the e-mail address', () => {
    for (const password of ['asa@example.com', ' ASA@example.com', '\uff41sa@example.com'])
      expect(() => requireOtherThanEmail(password, 'asa@example.com')).toThrow(HttpError);
    expect(() => requireOtherThanEmail('asa@example.org', 'asa@example.com')).not.toThrow();
  });
});
