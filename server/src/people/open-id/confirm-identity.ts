import { hashToken } from '../../foundation/keys/opaque-token.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { OpenIdServices } from './open-id-services.ts';
import { usedNonces } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { exchangeCode } from './exchange-code.ts';
import type { OpenIdRequest } from './open-id-schemas.ts';
import { maxTokenAgeSeconds, refused, verifyIdToken, type IdClaims } from './verify-id-token.ts';

/** Slightly more than the max. age of tokens plus the tolerance of clocks. */
const nonceLifetimeMs = (maxTokenAgeSeconds + 60) * 1000;

/**
 * Returns the confirmed identity if the provider's answer is valid in every part: state, return address, both tokens,
 * and first use.
 * @throws HttpError 401 if it is not, 502 when the provider cannot be reached
 */
export async function confirmIdentity(
  services: OpenIdServices,
  request: OpenIdRequest,
  origins: readonly string[],
): Promise<IdClaims> {
  const { store, clock, openId } = services;
  const provider = await openId.find(request.provider);
  if (!provider) throw new HttpError(401, sentences.openId.unknownProvider);
  const [stateProvider, stateType, random = ''] = request.state.split(';');
  if (stateProvider !== request.provider || stateType !== request.type || random.length < 16)
    throw refused('otherRequest');
  if (!origins.some((origin) => `${origin}/silent-login.html` === request.redirect_uri))
    throw refused('otherAddress');

  const expected = { provider, now: clock(), nonce: request.nonce };
  const claims = await verifyIdToken(request.id_token, { ...expected, code: request.code });
  await store.asSignIn(async (transaction) => {
    const [first] = await transaction
      .insert(usedNonces)
      .values({
        nonceHash: hashToken(request.nonce),
        expiresAt: new Date(clock().getTime() + nonceLifetimeMs),
      })
      .onConflictDoNothing()
      .returning();
    if (!first) throw refused('usedAnswer');
  });
  if (provider.clientSecret === undefined) return claims;

  const second = await verifyIdToken(
    await exchangeCode(provider, provider.clientSecret, {
      code: request.code,
      redirectUri: request.redirect_uri,
    }),
    expected,
  );
  if (second.iss !== claims.iss || second.sub !== claims.sub) throw refused('twoIdentities');
  return claims;
}
