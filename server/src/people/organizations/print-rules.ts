import { z } from 'zod';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Rules of an organisation for every print of its people. */
export const printRulesSchema = z.strictObject({
  /** Max. labels that are printed at once without asking for confirmation: 1 to 1,000,000. */
  unaskedLabels: z.int().min(1).max(1_000_000),
});
export type PrintRules = z.infer<typeof printRulesSchema>;

const usual: PrintRules = { unaskedLabels: 100 };

/** Loads the rules of the transaction's organisation. */
export async function loadPrintRules(transaction: Transaction): Promise<PrintRules> {
  const [rules] = await transaction
    .select({ unaskedLabels: organizations.unaskedLabels })
    .from(organizations);
  return rules ?? usual;
}

/** Changes the rules, and records that in the security log. */
export async function changePrintRules(
  transaction: Transaction,
  writer: Writer,
  { unaskedLabels }: PrintRules,
): Promise<void> {
  await transaction.update(organizations).set({ unaskedLabels });
  const detail = `more than ${unaskedLabels} labels at once are asked about`;
  await recordWrite(transaction, writer, 'print-rules-changed', detail);
}
