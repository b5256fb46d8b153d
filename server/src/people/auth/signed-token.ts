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

/** Tokens that were verified before: more than people and programs who call within the life of a token. */
const mostRemembered = 5000;
/** Allowed difference between the clocks of servers. */
const toleranceSeconds = 30;

/** Signature, form and kind of a token, which stay what they are: only its time passes. */
interface Verified {
  readonly key: unknown;
  readonly kind: TokenKind;
  readonly schema: z.ZodType;
  readonly claims: unknown;
  readonly expiresAt: number;
}

const verifiedBefore = new WeakMap<ServerKeys, Map<string, Verified>>();

/**
 * Returns the claims of a token; undefined for anything but a valid one of this kind: other algorithm, type, audience,
 * key, time, claims. To verify a signature takes half a millisecond, so it is done once for each token.
 */
export async function verifyToken<Claims>(
  keys: ServerKeys,
  clock: Clock,
  kind: TokenKind,
  { token, schema }: { readonly token: string; readonly schema: z.ZodType<Claims> },
): Promise<Claims | undefined> {
  const remembered = verifiedBefore.get(keys) ?? new Map<string, Verified>();
  verifiedBefore.set(keys, remembered);
  try {
    const key = keys.verifying.get(decodeProtectedHeader(token).kid ?? '');
    if (!key) return undefined;
    const known = remembered.get(token);
    if (known && known.key === key && known.kind === kind && known.schema === schema)
      return isAlive(known, clock()) ? (known.claims as Claims) : undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [tokenAlgorithm],
      issuer,
      audience: kind.audience,
      typ: kind.type,
      clockTolerance: toleranceSeconds,
      currentDate: clock(),
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const claims = schema.parse(payload);
    // None of ours is valid later than from now on; one that were is verified each time.
    if (payload.exp !== undefined && payload.nbf === undefined) {
      const [oldest] = remembered.size < mostRemembered ? [] : remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(token, { key, kind, schema, claims, expiresAt: payload.exp });
    }
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      return undefined;
    throw error;
  }
}

const isAlive = ({ expiresAt }: Verified, now: Date): boolean =>
  expiresAt > Math.floor(now.getTime() / 1000) - toleranceSeconds;
