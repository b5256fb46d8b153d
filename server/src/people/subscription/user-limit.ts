import { eq, gt } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { accounts, invitations, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

/**
 * Refuses one more person than the subscription allows; invitations that can still be accepted count. Locks the
 * organisation until the transaction ends, so that two calls cannot take the last place.
 * @throws HttpError 409
 */
export async function requireRoomForUser(
  transaction: Transaction,
  { now, freedPlaces }: { readonly now: Date; readonly freedPlaces: number },
): Promise<void> {
  const [organization] = await transaction
    .select({ subscription: organizations.subscription })
    .from(organizations)
    .for('update');
  const allowed = organization?.subscription.maxUsers ?? 0;
  const members = await transaction.$count(accounts, eq(accounts.isEnabled, true));
  const invited = await transaction.$count(invitations, gt(invitations.expiresAt, now));
  if (members + invited - freedPlaces < allowed) return;
  throw new HttpError(409, sentences.subscription.users({ allowed }));
}
