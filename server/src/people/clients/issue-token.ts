import { eq } from 'drizzle-orm';
import { clientScopes, type ClientScope } from '../../foundation/access/client-scopes.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { attemptKeys, countAttempt, forgiveAttempt, tooMany } from '../auth/attempt-limits.ts';
import { isTokenOf } from '../../foundation/keys/opaque-token.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { integrationClients, organizations } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { dummySecretHash } from './client-secret.ts';
import { isOverlapping, stateOf, type ClientRow } from './client-state.ts';
import type { ClientCredentials } from './client-credentials.ts';
import { clientTokenSeconds, signClientToken } from './client-token.ts';
import { noteUse, refusalOf } from './require-client.ts';

interface TokenRequest {
  readonly credentials: ClientCredentials | undefined;
  /** Undefined: all scopes of the client. */
  readonly scope: string | undefined;
  readonly clientAddress: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly seconds: number;
  readonly scopes: readonly ClientScope[];
}

/** Returns the 401, which is the same in all cases: it does not reveal which part was wrong. */
const invalidClient = () =>
  new HttpError(401, sentences.tokenRequest.wrongClient, {
    oauthError: 'invalid_client',
    headers: { 'WWW-Authenticate': 'Basic realm="Platen"' },
  });

/**
 * Exchanges a client's credentials for a token. An unknown client, a wrong secret, a disabled and an expired client get
 * the same response in the same time.
 * @throws HttpError 400, 401, 429 with the codes of RFC 6749
 */
export async function issueToken(
  services: Services,
  { credentials, scope, clientAddress }: TokenRequest,
): Promise<IssuedToken> {
  if (!credentials) throw invalidClient();
  const { store, clock, keys } = services;
  const now = clock();
  const counted = attemptKeys('clientToken', credentials.clientId, clientAddress);
  const { limited, client } = await store.asSignIn(async (transaction) => {
    const waits = await countAttempt(transaction, counted, now);
    const [found] = await transaction
      .select()
      .from(integrationClients)
      .where(eq(integrationClients.clientId, credentials.clientId));
    return { limited: waits, client: found };
  });
  if (limited) throw tooMany(counted, limited);

  const secretNumber = secretNumberOf(client, credentials.secret, now);
  if (!client || secretNumber === undefined || stateOf(client, now) !== 'active') {
    await recordRefusal(services, client, clientAddress);
    throw invalidClient();
  }
  await store.asSignIn((transaction) => forgiveAttempt(transaction, counted));

  const scopes = grantedScopes(client, scope);
  await store.asOrganization(client.organizationId, async (transaction) => {
    const [organization] = await transaction.select({ plan: organizations.subscription }).from(organizations);
    const refusal = refusalOf(organization?.plan);
    if (refusal !== undefined) throw new HttpError(400, refusal, { oauthError: 'unauthorized_client' });
    await noteUse(transaction, client, now);
  });
  const ends = [endOf(client.expiresAt, now), endOfSecret(client, secretNumber, now), clientTokenSeconds];
  const seconds = Math.max(1, Math.min(...ends));
  const { organizationId, id } = client;
  const token = await signClientToken(keys, clock, { organizationId, id, secretNumber, scopes }, seconds);
  return { token, seconds, scopes };
}

/** Returns the number of a client's secret; both secrets are compared, whatever the result of the first comparison. */
function secretNumberOf(client: ClientRow | undefined, secret: string, now: Date): number | undefined {
  const isCurrent = isTokenOf(secret, client?.secretHash ?? dummySecretHash);
  const isPrevious = isTokenOf(secret, client?.previousSecretHash ?? dummySecretHash);
  if (!client) return undefined;
  if (isCurrent) return client.secretNumber;
  return isPrevious && isOverlapping(client, now) ? client.secretNumber - 1 : undefined;
}

const endOf = (end: Date | null, now: Date) =>
  end === null ? Infinity : Math.floor((end.getTime() - now.getTime()) / 1000);

const endOfSecret = (client: ClientRow, secretNumber: number, now: Date) =>
  secretNumber === client.secretNumber ? Infinity : endOf(client.previousSecretEndsAt, now);

/** Returns the granted scopes. @throws HttpError 400 for an unknown scope, and for one the client does not have */
function grantedScopes(client: ClientRow, scope: string | undefined): readonly ClientScope[] {
  if (scope === undefined) return client.scopes;
  const asked = scope.split(' ').filter((one) => one !== '');
  const refused = asked.find((one) => !client.scopes.some((held) => held === one));
  if (refused !== undefined || asked.length === 0) {
    const { noScope, scopeNotHeld } = sentences.tokenRequest;
    const sentence = refused === undefined ? noScope : scopeNotHeld({ scope: refused });
    throw new HttpError(400, sentence, { oauthError: 'invalid_scope' });
  }
  return clientScopes.filter((one) => asked.includes(one));
}

const recordRefusal = (
  { store, clock }: Services,
  client: ClientRow | undefined,
  clientAddress: string,
): Promise<void> =>
  store.asSignIn((transaction) =>
    recordEvent(transaction, {
      ...(client && {
        organizationId: client.organizationId,
        actorId: client.accountId,
        detail: `${logName('integration client', client.id, client.name)}, ${stateOf(client, clock())}`,
      }),
      event: 'client-token-refused',
      outcome: 'failure',
      clientAddress,
      now: clock(),
    }),
  );
