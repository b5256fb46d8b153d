import { Secret, TOTP } from 'otpauth';

/**
 * Parameters of RFC 6238 that every authenticator app knows. Some of them read no others from the address of a QR code,
 * whatever it says.
 */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const oneTimeCode = /^[0-9]{6}$/;
/** Steps by which the clock of a phone may be ahead or behind. */
const DRIFT_STEPS = 1;
/** Bytes of a secret: as long as the hash, which RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Returns a new shared secret, in Base32 as people type it into an app. */
export const createSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address for an authenticator app, which its QR code holds. */
export const uriOfSecret = (secret: string, { issuer, email }: { issuer: string; email: string }): string =>
  new TOTP({ ...form, secret, issuer, label: email }).toString();

/** Returns the code of a secret at a time: for tests. */
export const codeAt = (secret: string, time: Date): string =>
  TOTP.generate({ ...form, secret: Secret.fromBase32(secret), timestamp: time.getTime() });

interface Presented {
  readonly secret: string;
  /** Code as it was typed, without spaces. */
  readonly code: string;
  readonly now: Date;
  /** Step of the last code that was taken; null if none was. */
  readonly lastStep: number | null;
}

/**
 * Returns the time step of a code that may be taken: that of now, the one before or the one after, later than the last
 * one that was taken. Undefined for a wrong or used code.
 */
export function stepOfCode({ secret, code, now, lastStep }: Presented): number | undefined {
  // The library fails at characters of more than one byte, such as full-width digits.
  if (!oneTimeCode.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...form,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: DRIFT_STEPS,
  });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: form.period, timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}
