import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import type { OpenIdProvider } from './open-id-providers.ts';

/** Only signatures with the provider's keys are accepted: never `none`, never a shared secret. */
const algorithms = ['RS256', 'ES256', 'PS256'];
/** Max. age of an identity token. */
export const maxTokenAgeSeconds = 300;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  c_hash: z.string().optional(),
  tid: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});
export type IdClaims = z.infer<typeof claimsSchema>;

/** Returns the refusal, always in the same form; the reason is for the person who looks for the fault. */
export const refused = (reason: keyof typeof sentences.openId.reason) =>
  new HttpError(401, sentences.openId.unconfirmed({ reason: sentences.openId.reason[reason] }));

interface Expected {
  readonly provider: OpenIdProvider;
  readonly now: Date;
  readonly nonce: string;
  /** If given, the token must contain this code's hash, as both came through the browser. */
  readonly code?: string;
}

/**
 * Returns the claims of an identity token if it is from this provider, for us, fresh, and the answer to this request.
 * @throws HttpError 401
 */
export async function verifyIdToken(
  token: string,
  { provider, now, nonce, code }: Expected,
): Promise<IdClaims> {
  const claims = await readClaims(token, provider, now);
  if (claims.iss !== issuerFor(provider, claims)) throw refused('otherIssuer');
  const isForSeveral = Array.isArray(claims.aud) && claims.aud.length > 1;
  if ((isForSeveral || claims.azp !== undefined) && claims.azp !== provider.clientId)
    throw refused('otherApplication');
  if (claims.nonce !== nonce) throw refused('otherNonce');
  if (code !== undefined && claims.c_hash !== codeHash(code)) throw refused('otherCode');
  return claims;
}

async function readClaims(
  token: string,
  { findKey, clientId }: OpenIdProvider,
  now: Date,
): Promise<IdClaims> {
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms,
      audience: clientId,
      currentDate: now,
      clockTolerance: 30,
      maxTokenAge: maxTokenAgeSeconds,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'],
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('expiredToken');
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      throw refused('invalidToken');
    throw error;
  }
}

/** Returns the issuer; Microsoft's is a template that is filled with the token's own tenant. */
const issuerFor = ({ discovery }: OpenIdProvider, { tid }: IdClaims) =>
  discovery.issuer.includes('{tenantid}')
    ? discovery.issuer.replace('{tenantid}', /^[\w-]{1,64}$/.test(tid ?? '') ? (tid ?? '') : ' ')
    : discovery.issuer;

/** Returns the c_hash of OpenID Connect: half of the SHA-256, which all accepted algorithms use. */
export const codeHash = (code: string) =>
  createHash('sha256').update(code, 'ascii').digest().subarray(0, 16).toString('base64url');
