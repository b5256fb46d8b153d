import { describe, expect, it } from 'vitest';
import { Secret } from 'otpauth';
import { codeAt, createSecret, stepOfCode, uriOfSecret } from './one-time-code.ts';

/** Secret of the test vectors in RFC 6238, appendix B (SHA-1). */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);
const step = 37_037_036;
const start = step * 30;

describe('a one-time code', () => {
  // The RFC lists eight digits; six are their end.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 at second %i', (seconds, eightDigits) => {
    const code = eightDigits.slice(2);
    expect(codeAt(secret, at(seconds))).toBe(code);
    expect(stepOfCode({ secret, code, now: at(seconds), lastStep: null })).toBe(Math.floor(seconds / 30));
  });

  it.each([
    ['of now, at the beginning of its step', 0, 0, null, step],
    ['of now, at the end of its step', 29, 0, null, step],
    ['of a clock that is a step behind', 0, -30, null, step - 1],
    ['of a clock that is a step ahead', 0, 30, null, step + 1],
    ['of a clock that is two steps behind', 0, -60, null, undefined],
    ['of a clock that is two steps ahead', 0, 60, null, undefined],
    ['after an earlier one', 0, 0, step - 1, step],
    ['that was used', 0, 0, step, undefined],
    ['before one that was used', 0, -30, step, undefined],
    ['after one that was used, ahead', 0, 30, step, step + 1],
    ['of now after one ahead was used', 0, 0, step + 1, undefined],
  ])('%s', (_, nowS, codeS, lastStep, expected) => {
    const code = codeAt(secret, at(start + codeS));
    expect(stepOfCode({ secret, code, now: at(start + nowS), lastStep })).toBe(expected);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345', '1e5000', ' 12345'])(
    'is not %j',
    (code) => {
      expect(stepOfCode({ secret, code, now: at(start), lastStep: null })).toBeUndefined();
    },
  );
});

describe('a secret', () => {
  it('has 160 bits and is another one each time', () => {
    expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createSecret()).not.toBe(createSecret());
  });

  it('is told to an app with issuer and address', () => {
    const uri = uriOfSecret(secret, { issuer: 'Platen (Bäckerei: Süß)', email: 'mia@demo.test' });
    const parsed = new URL(uri);
    expect([parsed.protocol, parsed.host]).toEqual(['otpauth:', 'totp']);
    expect(parsed.searchParams.get('secret')).toBe(secret);
    expect(parsed.searchParams.get('issuer')).toBe('Platen (Bäckerei: Süß)');
    expect(decodeURIComponent(parsed.pathname)).toContain('mia@demo.test');
  });
});
