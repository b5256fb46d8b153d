import type { Caller } from '../../foundation/access/caller.ts';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import { findAccount } from '../../people/auth/account-identity.ts';
import { attemptKeys, forgiveAttempt, requireAttempt } from '../../people/auth/attempt-limits.ts';
import { dummyHash, verifyPassword } from '../../people/auth/password-hash.ts';
import type { RequestFacts } from '../../foundation/http/route.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import type { Services } from '../../foundation/http/services.ts';
import { sentences } from '../sentences/index.ts';
import { loadReviewSettings } from './review-settings.ts';
import { findVersion, requireStep, type WantedVersion } from './reviewed-version.ts';

interface Asked {
  readonly services: Services;
  readonly caller: Caller;
  readonly facts: Pick<RequestFacts, 'clientAddress'>;
}

/**
 * Returns true if the caller gave the right password, with which they sign their decision. Attempts are counted as
 * those of signing in, before any row is locked, because hashing takes time.
 * @throws HttpError 422 on `password`, 429 after too many wrong ones
 */
async function requireSignature(
  { services, caller, facts }: Asked,
  password: string | undefined,
): Promise<true> {
  if (password === undefined || password === '') {
    refuse([{ path: 'password', ...sentences.review.passwordMissing }]);
  }
  const { store, clock } = services;
  const { organizationId, userId } = caller;
  const keys = attemptKeys('password', `${organizationId}/${userId}`, facts.clientAddress);
  await requireAttempt(services, keys);
  const account = await store.asOrganization(organizationId, (transaction) =>
    findAccount(transaction, organizationId, userId),
  );
  if (await verifyPassword(password ?? '', account?.passwordHash ?? dummyHash)) {
    await store.asSignIn((transaction) => forgiveAttempt(transaction, keys));
    return true;
  }
  await store.asOrganization(organizationId, (transaction) =>
    recordEvent(transaction, {
      organizationId,
      actorId: userId,
      event: 'label-version-signed',
      outcome: 'failure',
      clientAddress: facts.clientAddress,
      now: clock(),
    }),
  );
  refuse([{ path: 'password', ...sentences.review.passwordWrong }]);
  return true;
}

/**
 * Returns whether the caller has signed this step. Asks for the signature only if the organisation requires it, after
 * checking that the caller may take the step at all.
 * @throws HttpError as `requireStep` and `requireSignature`
 */
export async function signIfAsked(
  asked: Asked,
  wanted: WantedVersion,
  step: Omit<Parameters<typeof requireStep>[2], 'caller'>,
  password: string | undefined,
): Promise<boolean> {
  const { services, caller } = asked;
  const { asksPassword } = await services.store.asOrganization(caller.organizationId, async (transaction) => {
    await requireStep(transaction, await findVersion(transaction, wanted), { ...step, caller });
    return loadReviewSettings(transaction);
  });
  // A rejection releases nothing, so its signature is optional.
  const isSigned = asksPassword && (step.action !== 'reject' || password !== undefined);
  return isSigned && (await requireSignature(asked, password));
}
