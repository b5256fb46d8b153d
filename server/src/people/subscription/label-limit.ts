import { eq } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { labels, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

/**
 * Refuses more enabled labels than the subscription allows; disabled ones do not count. Locks the organisation until
 * the transaction ends, so that two calls cannot take the last place.
 * @param more number of labels to be added or enabled
 * @throws HttpError 409
 */
export async function requireRoomForLabels(transaction: Transaction, more: number): Promise<void> {
  const [organization] = await transaction
    .select({ subscription: organizations.subscription })
    .from(organizations)
    .for('update');
  const allowed = organization?.subscription.maxLabels ?? 0;
  const inUse = await transaction.$count(labels, eq(labels.isEnabled, true));
  if (inUse + more <= allowed) return;
  throw new HttpError(409, sentences.subscription.labels({ allowed, inUse }));
}
