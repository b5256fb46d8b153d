import { HttpError } from '../../foundation/http/http-error.ts';
import { widgets } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadPlan } from './print-allowance.ts';

/**
 * Refuses one more widget than the subscription allows; existing ones stay. The caller must hold the lock on the
 * organisation, so that two calls cannot take the last place.
 * @throws HttpError 409
 */
export async function requireRoomForWidget(transaction: Transaction): Promise<void> {
  const { widgetsEnabled, maxWidgets: allowed } = await loadPlan(transaction);
  if (!widgetsEnabled) throw new HttpError(409, sentences.subscription.noWidgets);
  if ((await transaction.$count(widgets)) < allowed) return;
  throw new HttpError(409, sentences.subscription.widgets({ allowed }));
}
