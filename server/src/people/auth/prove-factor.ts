import { eq } from 'drizzle-orm';
import { recordEvent } from '../../foundation/audit/record-event.ts';
import type { Services } from '../../foundation/http/services.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Store, Transaction } from '../../foundation/store/store.ts';
import { findAccount, type Account } from './account-identity.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { takeCode } from './take-code.ts';

interface Attempt {
  readonly oneTimeCode: string | null | undefined;
  readonly clientAddress: string;
}

/**
 * Returns whether somebody who knows the password proved the second factor as well, if the account has one, and takes
 * the code. Records a wrong code and a recovery code.
 */
export async function proveFactor(
  transaction: Transaction,
  services: Pick<Services, 'keys' | 'clock' | 'logger'>,
  { organizationId, id: accountId }: Account,
  { oneTimeCode, clientAddress }: Attempt,
): Promise<'proved' | 'missing' | 'wrong'> {
  // Read again: it may have been turned on while the password was hashed.
  const account = await findAccount(transaction, organizationId, accountId);
  if (!account?.secondFactorAt) return 'proved';
  if (!oneTimeCode) return 'missing';
  const taken = await takeCode(transaction, services, { organizationId, accountId }, oneTimeCode);
  if (taken === 'one-time') return 'proved';
  await recordEvent(transaction, {
    organizationId,
    actorId: accountId,
    ...(taken === 'recovery'
      ? { event: 'recovery-code-used' }
      : { event: 'sign-in', outcome: 'failure', detail: 'wrong one-time code' }),
    clientAddress,
    now: services.clock(),
  });
  return taken === 'recovery' ? 'proved' : 'wrong';
}

/** Returns whether the owner of an account must set up a second factor before anything else. */
export async function lacksFactor(store: Store, account: Account, isByProvider: boolean): Promise<boolean> {
  const { organizationId } = account;
  // The organisation is asked only about people whom its setting would bind.
  if (!needsSecondFactor({ ...account, isByProvider, asksSecondFactor: true })) return false;
  const [setting] = await store.asOrganization(organizationId, (transaction) =>
    transaction
      .select({ asksSecondFactor: organizations.asksSecondFactor })
      .from(organizations)
      .where(eq(organizations.organizationId, organizationId)),
  );
  return setting?.asksSecondFactor === true;
}
