import { ne } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadPlan } from './print-allowance.ts';

interface AskedModel {
  readonly vendor: string;
  readonly model: string;
  /** Printer that is to become one of this model; 0 for a new one. */
  readonly printerId: number;
}

/**
 * Refuses one more printer model than the subscription allows; printers of an existing model are not limited. The
 * caller must hold the lock on the organisation, so that two calls cannot take the last place.
 * @throws HttpError 409
 */
export async function requireRoomForModel(
  transaction: Transaction,
  { vendor, model, printerId }: AskedModel,
): Promise<void> {
  const others = await transaction
    .selectDistinct({ vendor: printers.vendor, model: printers.model })
    .from(printers)
    .where(ne(printers.id, printerId));
  if (others.some((one) => one.vendor === vendor && one.model === model)) return;
  const { maxPrinterModels: allowed } = await loadPlan(transaction);
  if (others.length < allowed) return;
  const inUse = others.map((one) => `${one.vendor} ${one.model}`).toSorted();
  throw new HttpError(409, sentences.subscription.printerModels({ allowed, inUse }));
}
