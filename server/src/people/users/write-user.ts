import { and, arrayContains, eq, ne } from 'drizzle-orm';
import { splitRoles } from '../../foundation/access/role-schemas.ts';
import type { AccountType } from '../../foundation/access/roles.ts';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { endLinks } from '../../foundation/links/one-time-link.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import {
  accounts,
  openIdIdentities,
  recoveryCodes,
  secondFactors,
  userSettings,
  widgetFavorites,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { endSessions } from '../auth/refresh-tokens.ts';
import { requireGroups } from '../groups/require-groups.ts';
import { sentences } from '../sentences/index.ts';
import { requireRoomForUser } from '../subscription/user-limit.ts';
import { accountRefusal, type AccountState } from './account-rules.ts';
import { requireAccount, type Row } from './load-users.ts';
import type { ChangedUser } from './user-schemas.ts';

/** @throws HttpError 404, 403 or 409 by the rules of accounts, 409 when it was changed meanwhile, 422 */
export async function changeUser(
  transaction: Transaction,
  writer: Writer,
  changed: ChangedUser,
): Promise<void> {
  const {
    userId,
    revision,
    firstname,
    lastname,
    roles: wantedRoles,
    groups: groupIds,
    ...settings
  } = changed;
  const { qualityAssuranceRoles, ...sameNamed } = settings;
  await lockOrganization(transaction);
  const before = await requireAccount(transaction, userId);
  if (revision !== undefined && before.revision !== revision) {
    throw await changedMeanwhile(transaction, { kind: 'user', id: userId, events: ['user-changed'] });
  }
  const { accountTypes, userRoles } = wantedRoles ? splitRoles(wantedRoles) : before;
  requireHome(accountTypes);
  await requirePermitted(transaction, writer, before, { isEnabled: before.isEnabled, accountTypes });
  // A form that was open for a while may contain a group that was deleted since: only new groups must exist.
  await requireGroups(transaction, groupIds?.filter((id) => !before.groupIds.includes(id)) ?? []);
  const after = {
    ...sameNamed,
    firstName: firstname ?? before.firstName,
    lastName: lastname ?? before.lastName,
    accountTypes,
    userRoles,
    qualityRoles: qualityAssuranceRoles ?? before.qualityRoles,
    groupIds: groupIds ?? before.groupIds,
  };
  await transaction
    .update(accounts)
    .set({ ...after, revision: before.revision + 1 })
    .where(eq(accounts.id, userId));
  const roles = [...accountTypes, ...userRoles, ...after.qualityRoles].join(', ');
  await record(transaction, writer, 'user-changed', { id: userId, name: roles });
}

/**
 * Disables people, all or nobody: ends their sign-ins and frees their places in the subscription.
 * @throws HttpError 403, 404, 409
 */
export async function disableUsers(
  transaction: Transaction,
  writer: Writer,
  userIds: readonly number[],
): Promise<void> {
  await lockOrganization(transaction);
  for (const userId of userIds) {
    const before = await requireAccount(transaction, userId);
    if (!before.isEnabled) continue;
    await requirePermitted(transaction, writer, before, { ...before, isEnabled: false });
    await setEnabled(transaction, before, false);
    await closeSessions(transaction, writer, userId);
    await record(transaction, writer, 'user-disabled', { id: userId, name: nameOf(before) });
  }
}

/** Enables people, all or nobody, if the subscription has room for them. @throws HttpError 403, 404, 409 */
export async function enableUsers(
  transaction: Transaction,
  writer: Writer,
  userIds: readonly number[],
): Promise<void> {
  await lockOrganization(transaction);
  for (const userId of userIds) {
    const before = await requireAccount(transaction, userId);
    if (before.isEnabled) continue;
    await requirePermitted(transaction, writer, before, { ...before, isEnabled: true });
    await requireRoomForUser(transaction, { now: writer.services.clock(), freedPlaces: 0 });
    await setEnabled(transaction, before, true);
    await record(transaction, writer, 'user-enabled', { id: userId, name: nameOf(before) });
  }
}

/**
 * Deletes a person: only the name remains, for the records of their actions. Their address may be invited again, as a
 * new person.
 * @throws HttpError 403, 404, 409
 */
export async function deleteUser(transaction: Transaction, writer: Writer, userId: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireAccount(transaction, userId);
  await requirePermitted(transaction, writer, before, 'deleted');
  await closeSessions(transaction, writer, userId);
  await endLinks(transaction, {
    organizationId: writer.caller.organizationId,
    kind: 'reset',
    subjectId: userId,
  });
  await transaction.delete(secondFactors).where(eq(secondFactors.accountId, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.accountId, userId));
  await transaction.delete(openIdIdentities).where(eq(openIdIdentities.accountId, userId));
  await transaction.delete(userSettings).where(eq(userSettings.accountId, userId));
  await transaction.delete(widgetFavorites).where(eq(widgetFavorites.accountId, userId));
  await transaction
    .update(accounts)
    .set({
      email: '',
      passwordHash: '',
      accountTypes: [],
      userRoles: [],
      qualityRoles: [],
      permissions: [],
      groupIds: [],
      isEnabled: false,
      secondFactorAt: null,
      deletedAt: writer.services.clock(),
      revision: before.revision + 1,
    })
    .where(eq(accounts.id, userId));
  await record(transaction, writer, 'user-deleted', { id: userId, name: nameOf(before) });
}

const nameOf = ({ firstName, lastName }: Row) => `${firstName} ${lastName}`;

/** Does not increment the revision: a form that is open for the person changes other fields. */
const setEnabled = (transaction: Transaction, { id }: Row, isEnabled: boolean) =>
  transaction.update(accounts).set({ isEnabled }).where(eq(accounts.id, id));

const closeSessions = (transaction: Transaction, { services, caller }: Writer, accountId: number) =>
  endSessions(transaction, { organizationId: caller.organizationId, accountId }, services.clock());

/** Requires an account type with a start screen: administrator or user. */
function requireHome(accountTypes: readonly AccountType[]): void {
  if (accountTypes.includes('Administrator') || accountTypes.includes('User')) return;
  refuse([{ path: 'roles', ...sentences.account.homeless }]);
}

async function requirePermitted(
  transaction: Transaction,
  { caller }: Writer,
  before: Row,
  after: AccountState | 'deleted',
): Promise<void> {
  const countOthers = (type: AccountType) =>
    transaction.$count(
      accounts,
      and(
        ne(accounts.id, before.id),
        eq(accounts.isEnabled, true),
        arrayContains(accounts.accountTypes, [type]),
      ),
    );
  const refusal = accountRefusal({
    isOwn: before.id === caller.userId,
    isByTenantAdmin: caller.tags.has('AccountType:TenantAdmin'),
    name: nameOf(before),
    before,
    after,
    others: {
      Administrator: await countOthers('Administrator'),
      TenantAdmin: await countOthers('TenantAdmin'),
    },
  });
  if (refusal) throw new HttpError(refusal.status, refusal.sentence);
}

const record = changeRecorder('user');
