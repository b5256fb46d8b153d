import { eq } from 'drizzle-orm';
import { userSettings } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';

/** The language an account of the transaction's organisation is set to; undefined where that is left to the browser. */
export async function languageOfAccount(
  transaction: Transaction,
  accountId: number,
): Promise<string | undefined> {
  const [kept] = await transaction
    .select({ settings: userSettings.settings })
    .from(userSettings)
    .where(eq(userSettings.accountId, accountId));
  return kept?.settings.language;
}
