import { inArray } from 'drizzle-orm';
import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { printers } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** @throws HttpError 422 naming the first printer that does not exist */
export async function requirePrinters(
  transaction: Transaction,
  printerIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(printerIds)];
  if (wanted.length === 0) return;
  const found = await transaction
    .select({ id: printers.id })
    .from(printers)
    .where(inArray(printers.id, wanted));
  const missing = wanted.find((id) => !found.some((printer) => printer.id === id));
  if (missing !== undefined) throw new HttpError(422, sentences.missing.printer({ id: missing }));
}
