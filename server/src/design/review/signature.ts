import type { Caller } from '../../foundation/access/caller.ts';
import { proveOwnPassword } from '../../people/auth/own-password.ts';
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

/** Returns true if the caller gave the right password, with which they sign their decision. @throws HttpError 422 on `password`, 429 after too many wrong ones */
async function requireSignature(
  { services, caller, facts: { clientAddress } }: Asked,
  password = '',
): Promise<true> {
  if (password === '') refuse([{ path: 'password', ...sentences.review.passwordMissing }]);
  const signed = { password, clientAddress, event: 'label-version-signed' } as const;
  if (!(await proveOwnPassword(services, caller, signed)))
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
