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

/** A use is written down once in this time, not at every call. */
const useNotedAfterMs = 60_000;

/** What an organisation's subscription says of its clients; undefined where they may work. */
export function refusalOf(plan: SubscriptionPlan | undefined): Sentence | undefined {
  if (plan?.status !== 'Active') return sentences.organization.paused;
  return plan.integrationClientsEnabled ? undefined : sentences.integrationClient.notOfOrganization;
}

/**
 * Who a client's token speaks for, looked up at every call: a client that was disabled, has expired or got another
 * secret is out at once, and a scope that was taken from it is gone. @throws HttpError 401, or 403 without the scope
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

/** Writes down that a client was there. */
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
 * A client as the handlers know callers: somebody with a name and no role or permission at all. It acts for the whole
 * organisation: its group is the first one, which holds all others.
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
