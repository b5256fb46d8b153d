import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../foundation/work/clock.ts';
import { tokenAlgorithm, type ServerKeys } from '../../foundation/keys/server-keys.ts';

const issuer = 'platen';

/** Kind of a token, by its subject. No two kinds share audience or type: a verifier of one kind refuses the other. */
export interface TokenKind {
  readonly audience: string;
  readonly type: string;
}

interface NewToken {
  readonly claims: JWTPayload;
  readonly subject: string;
  readonly seconds: number;
}

/** Signs claims that are valid for this number of seconds from now. */
export function signToken(
  { signing }: ServerKeys,
  clock: Clock,
  { audience, type }: TokenKind,
  { claims, subject, seconds }: NewToken,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: tokenAlgorithm, typ: type, kid: signing.kid })
    .setSubject(subject)
    .setJti(crypto.randomUUID())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(signing.key);
}

/**
 * Returns the claims of a token; undefined for anything but a valid one of this kind: other algorithm, type, audience,
 * key, time, claims.
 */
export async function verifyToken<Claims>(
  keys: ServerKeys,
  clock: Clock,
  { audience, type }: TokenKind,
  { token, schema }: { readonly token: string; readonly schema: z.ZodType<Claims> },
): Promise<Claims | undefined> {
  try {
    const key = keys.verifying.get(decodeProtectedHeader(token).kid ?? '');
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [tokenAlgorithm],
      issuer,
      audience,
      typ: type,
      clockTolerance: 30,
      currentDate: clock(),
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return schema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      return undefined;
    throw error;
  }
}
