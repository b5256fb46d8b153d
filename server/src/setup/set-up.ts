import { foldEmail } from '../auth/account-identity.ts';
import { countAttempt, forgiveAttempt, windowMinutes } from '../auth/login-limits.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { rootGroupId } from '../groups/group-tree.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { allocateIds } from '../store/allocate-ids.ts';
import { accounts, groups, organizations, setupTokens } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { firstOrganizationId, selfHostedFeatures, selfHostedPlan } from './first-organization.ts';
import type { SetupRequest } from './setup-schemas.ts';
import { isSetUp, judgeSetupToken, type TokenState } from './setup-token.ts';

const alreadySetUp = () => new HttpError(409, 'Platen is set up already. Please sign in.');
const refusals: Readonly<Record<Exclude<TokenState, 'valid'>, () => HttpError>> = {
  wrong: () =>
    new HttpError(403, 'This set-up link is not valid. Use the one the server printed when it last started.'),
  expired: () =>
    new HttpError(403, 'This set-up link has expired. Start the server again: it prints a new one.'),
};

/**
 * Creates the first organisation and its administrator, all of it or nothing, once.
 * @throws HttpError 409 when that was done, 403 for a wrong or expired token, 429 after too many wrong ones
 */
export async function setUp(
  services: Services,
  request: SetupRequest,
  clientAddress: string,
): Promise<{ organizationId: number; email: string }> {
  const { store, clock, logger } = services;
  const organizationId = firstOrganizationId;
  if (await isSetUp(store)) throw alreadySetUp();

  const attempt = { account: `setup:${clientAddress}`, address: `address:${clientAddress}` };
  const limited = await store.asSignIn((transaction) => countAttempt(transaction, attempt, clock()));
  if (limited) {
    throw new HttpError(429, `Too many wrong set-up links. Please wait up to ${windowMinutes} minutes.`, {
      headers: { 'Retry-After': String(limited.retryAfterSeconds) },
    });
  }
  const judge = (transaction: Transaction) => judgeSetupToken(transaction, request.token, clock());
  requireValid(await store.asOrganization(organizationId, judge));
  await store.asSignIn((transaction) => forgiveAttempt(transaction, attempt));

  // Outside any transaction: hashing takes its time, and the embedded store has one connection.
  const passwordHash = await hashPassword(request.password);
  const email = foldEmail(request.email);
  await store.asOrganization(organizationId, async (transaction) => {
    // Once more and under lock: of two that come at the same time the second finds no token.
    const state = await judge(transaction);
    if (state === 'wrong' && (await transaction.$count(organizations)) > 0) throw alreadySetUp();
    requireValid(state);
    await createFirstOrganization(transaction, { ...request, email, passwordHash });
    await transaction.delete(setupTokens);
  });
  logger.info('set up', { audit: true, organizationId });
  return { organizationId, email };
}

function requireValid(state: TokenState): void {
  if (state !== 'valid') throw refusals[state]();
}

async function createFirstOrganization(
  transaction: Transaction,
  { organizationName, firstname, lastname, email, passwordHash }: SetupRequest & { passwordHash: string },
): Promise<void> {
  const organizationId = firstOrganizationId;
  await transaction.insert(organizations).values({
    organizationId,
    name: organizationName,
    subscription: selfHostedPlan,
    features: selfHostedFeatures,
  });
  const groupId = await allocateIds(transaction, organizationId, 'group');
  await transaction.insert(groups).values({ organizationId, id: groupId, name: organizationName });
  await transaction.insert(accounts).values({
    organizationId,
    id: await allocateIds(transaction, organizationId, 'account'),
    email,
    firstName: firstname,
    lastName: lastname,
    passwordHash,
    accountTypes: ['Administrator', 'TenantAdmin', 'User'],
    groupIds: [rootGroupId],
  });
}
