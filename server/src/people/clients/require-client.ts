import type { Sentence } from 'label-core/sentence';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import type { ClientScope } from '../../foundation/access/client-scopes.ts';
import { rootGroupId } from '../groups/group-tree.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { integrationClients, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';
import { sentences } from '../sentences/index.ts';
import { isOverlapping, stateOf, type ClientRow } from './client-state.ts';
import type { ClientClaims } from './client-token.ts';

/** A use is recorded only once within this time, not at every call. */
const useNotedAfterMs = 60_000;

/** Returns the reason why a subscription does not allow clients to work; undefined if it does. */
export function refusalOf(plan: SubscriptionPlan | undefined): Sentence | undefined {
  if (plan?.status !== 'Active') return sentences.organization.paused;
  return plan.integrationClientsEnabled ? undefined : sentences.integrationClient.notOfOrganization;
}

/**
 * Returns the caller of a client's token, which is checked at every call: a client that was disabled, has expired or
 * got another secret is refused at once, and a removed scope no longer counts.
 * @throws HttpError 401, or 403 without the scope
 */
export function requireClient(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  claims: ClientClaims,
  scope: ClientScope | undefined,
): Promise<Caller> {
  return store.asOrganization(claims.organizationId, async (transaction) => {
    const now = clock();
    const [found] = await transaction
      .select({ client: integrationClients, plan: organizations.subscription })
      .from(integrationClients)
      .innerJoin(organizations, eq(organizations.organizationId, integrationClients.organizationId))
      .where(eq(integrationClients.id, claims.id));
    if (!found || stateOf(found.client, now) !== 'active' || !isSecretAlive(found.client, claims, now)) {
      throw new HttpError(401, sentences.integrationClient.ended, {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
    }
    const refusal = refusalOf(found.plan);
    if (refusal !== undefined) throw new HttpError(403, refusal);
    requireScope(
      claims.scopes.filter((held) => found.client.scopes.includes(held)),
      scope,
    );
    await noteUse(transaction, found.client, now);
    return callerOf(found.client);
  });
}

const isSecretAlive = (client: ClientRow, { secretNumber }: ClientClaims, now: Date) =>
  secretNumber === client.secretNumber ||
  (secretNumber === client.secretNumber - 1 && isOverlapping(client, now));

function requireScope(held: readonly ClientScope[], scope: ClientScope | undefined): void {
  if (scope === undefined) throw new HttpError(403, sentences.integrationClient.closedCall);
  if (held.includes(scope)) return;
  throw new HttpError(403, sentences.integrationClient.lacksScope({ scope }), {
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  });
}

/** Records the last use of a client. */
export const noteUse = (transaction: Transaction, { id }: Pick<ClientRow, 'id'>, now: Date) =>
  transaction
    .update(integrationClients)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(integrationClients.id, id),
        or(
          isNull(integrationClients.lastUsedAt),
          lt(integrationClients.lastUsedAt, new Date(now.getTime() - useNotedAfterMs)),
        ),
      ),
    );

/**
 * Returns a client as a caller for the handlers: with a name, but without any role or permission. It acts for the whole
 * organisation: its group is the first one, which contains all others.
 */
const callerOf = ({ organizationId, accountId, name }: ClientRow): Caller => ({
  organizationId,
  userId: accountId,
  sessionId: '',
  email: '',
  firstName: name,
  lastName: '',
  accountTypes: [],
  userRoles: [],
  qualityRoles: [],
  groupIds: [rootGroupId],
  tags: new Set(),
  permissions: new Set(),
  isClient: true,
});
