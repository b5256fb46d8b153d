import { eq } from 'drizzle-orm';
import { userSettings } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';

/** Returns the language set for an account of the transaction's organisation; undefined if it is left to the browser. */
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
