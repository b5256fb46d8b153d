import { hashToken } from '../../foundation/keys/opaque-token.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { OpenIdServices } from './open-id-services.ts';
import { usedNonces } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { exchangeCode } from './exchange-code.ts';
import type { OpenIdRequest } from './open-id-schemas.ts';
import { maxTokenAgeSeconds, refused, verifyIdToken, type IdClaims } from './verify-id-token.ts';

/** As the tolerance of clocks and the age of tokens allow, and a little more. */
const nonceLifetimeMs = (maxTokenAgeSeconds + 60) * 1000;

/**
 * Who answers, if the provider's answer holds in every part: state, return address, both tokens, and used once.
 * @throws HttpError 401 where it does not, 502 when the provider cannot be asked
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
