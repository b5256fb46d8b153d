import { HttpError } from '../../foundation/http/http-error.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';

/** @throws HttpError 402 if the organisation's subscription does not include imports */
export async function requireImports(transaction: Transaction): Promise<void> {
  const [organization] = await transaction.select({ features: organizations.features }).from(organizations);
  if (organization?.features.importEnabled === true) return;
  throw new HttpError(402, sentences.importUpload.notIncluded);
}
