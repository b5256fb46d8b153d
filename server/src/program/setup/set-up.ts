import { recordEvent } from '../../foundation/audit/record-event.ts';
import { foldEmail } from '../../people/auth/account-identity.ts';
import { attemptKeys, forgiveAttempt, requireAttempt } from '../../people/auth/attempt-limits.ts';
import { hashPassword } from '../../people/auth/password-hash.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { Services } from '../../foundation/http/services.ts';
import { createOrganization } from '../../people/organizations/create-organization.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { everyFeature } from '../../foundation/values/feature-set.ts';
import { firstOrganizationId, selfHostedPlan } from '../../people/organizations/first-organization.ts';
import { sentences } from '../sentences/index.ts';
import type { SetupRequest } from './setup-schemas.ts';
import { endSetupTokens, isSetUp, judgeSetupToken, type TokenState } from './setup-token.ts';

const alreadySetUp = () => new HttpError(409, sentences.setup.done);
const refusals: Readonly<Record<Exclude<TokenState, 'valid'>, () => HttpError>> = {
  wrong: () => new HttpError(403, sentences.setup.wrongLink),
  expired: () => new HttpError(403, sentences.setup.expiredLink),
};

/**
 * Creates the first organisation and its administrator, all of it or nothing, once.
 * @throws HttpError 409 if that was done before, 403 for a wrong or expired token, 429 after too many wrong ones
 */
export async function setUp(
  services: Services,
  request: SetupRequest,
  clientAddress: string,
): Promise<{ organizationId: number; email: string }> {
  const { store, clock, logger } = services;
  const organizationId = firstOrganizationId;
  if (await isSetUp(store)) throw alreadySetUp();

  const attempt = attemptKeys('setup', clientAddress, clientAddress);
  await requireAttempt(services, attempt);
  const judge = (transaction: Transaction) => judgeSetupToken(transaction, request.token, clock());
  const early = await store.asOrganization(organizationId, judge);
  // Somebody else may have used it since the first check.
  if (early === 'wrong' && (await isSetUp(store))) throw alreadySetUp();
  requireValid(early);
  await store.asSignIn((transaction) => forgiveAttempt(transaction, attempt));

  // Outside any transaction: hashing takes its time, and the embedded store has one connection.
  const passwordHash = await hashPassword(request.password);
  const email = foldEmail(request.email);
  await store.asOrganization(organizationId, async (transaction) => {
    // Checked again under lock: of two simultaneous calls, the second finds no token.
    const state = await judge(transaction);
    if (state === 'wrong' && (await transaction.$count(organizations)) > 0) throw alreadySetUp();
    requireValid(state);
    const actorId = await createOrganization(transaction, {
      organizationId,
      name: request.organizationName,
      subscription: selfHostedPlan,
      features: everyFeature,
      owner: { email, firstName: request.firstname, lastName: request.lastname, passwordHash },
    });
    await endSetupTokens(transaction);
    await recordEvent(transaction, { organizationId, actorId, event: 'set-up', clientAddress, now: clock() });
  });
  logger.info('set up', { audit: true, organizationId });
  return { organizationId, email };
}

function requireValid(state: TokenState): void {
  if (state !== 'valid') throw refusals[state]();
}
