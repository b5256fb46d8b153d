import { eq } from 'drizzle-orm';
import type { Identity } from '../../foundation/access/caller.ts';
import type { Sentence } from 'label-core/sentence';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { RouteDescription } from '../../foundation/http/route.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import type { Store } from '../../foundation/store/store.ts';
import { accounts, organizations } from '../../foundation/store/schema/index.ts';
import { sentences } from '../sentences/index.ts';
import { sentences as factorSentences } from './sentences/index.ts';
import type { Account } from './account-identity.ts';
import { needsSecondFactor } from './needs-second-factor.ts';

type OpenRoute = Pick<RouteDescription, 'isOpenWhilePaused' | 'isOpenWithoutFactor'>;

const loadStanding = fixedStatement((transaction, { userId }: Places<Pick<Identity, 'userId'>>) =>
  transaction
    .select({
      subscription: organizations.subscription,
      asksSecondFactor: organizations.asksSecondFactor,
      account: accounts,
    })
    .from(accounts)
    .innerJoin(organizations, eq(organizations.organizationId, accounts.organizationId))
    .where(eq(accounts.id, userId)),
);

/**
 * Refuses a token that no longer matches its account: checked at every call, because access tokens stay valid for
 * minutes after a decision. A disabled or deleted person is refused at once; if their rights differ from those in the
 * token, the app must get a new token, which it does by itself after a 401.
 * @throws HttpError 401, 403 for an administrator without the second factor that the organisation asks for, 403 with the specification's sentence while the organisation is paused or cancelled
 */
export async function requireStanding(
  store: Store,
  identity: Identity,
  { isOpenWhilePaused, isOpenWithoutFactor }: OpenRoute,
): Promise<void> {
  const { organizationId, userId } = identity;
  const [[found]] = await store.readAsOrganization(organizationId, (transaction) => [
    loadStanding(transaction, { userId }),
  ]);
  if (!found?.account.isEnabled) throw outdated(sentences.session.ended);
  const { isByProvider = false } = identity;
  const isFactorMissing = needsSecondFactor({ ...found, ...found.account, isByProvider });
  const isOutdated = isFactorMissing !== (identity.needsSecondFactor ?? false);
  if (isOutdated || !saysTheSame(identity, found.account)) throw outdated(sentences.session.changed);
  if (isFactorMissing && isOpenWithoutFactor !== true)
    throw new HttpError(403, factorSentences.secondFactor.setUpNeeded);
  if (isOpenWhilePaused === true || found.subscription.status === 'Active') return;
  throw new HttpError(403, sentences.organization.paused);
}

const outdated = (sentence: Sentence) =>
  new HttpError(401, sentence, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });

const rights = ['accountTypes', 'userRoles', 'qualityRoles', 'permissions', 'groupIds'] as const;

const saysTheSame = (identity: Identity, account: Account) =>
  rights.every((right) => isSameSet(identity[right], account[right]));

function isSameSet(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  const held = new Set(one);
  const wanted = new Set(other);
  return held.size === wanted.size && [...wanted].every((entry) => held.has(entry));
}
