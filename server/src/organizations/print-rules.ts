import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Services } from '../services.ts';
import { organizations } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';

/** What an organisation wants of every print of its people. */
export const printRulesSchema = z.strictObject({
  /** So many labels are printed at once without a question: 1 to 1,000,000. */
  unaskedLabels: z.int().min(1).max(1_000_000),
});
export type PrintRules = z.infer<typeof printRulesSchema>;

const usual: PrintRules = { unaskedLabels: 100 };

/** The rules of the organisation of the transaction. */
export async function loadPrintRules(transaction: Transaction): Promise<PrintRules> {
  const [rules] = await transaction
    .select({ unaskedLabels: organizations.unaskedLabels })
    .from(organizations);
  return rules ?? usual;
}

interface Writer {
  readonly services: Pick<Services, 'clock'>;
  readonly caller: Caller;
  readonly clientAddress: string;
}

/** Changes them, and writes that into the security log. */
export async function changePrintRules(
  transaction: Transaction,
  { services, caller, clientAddress }: Writer,
  { unaskedLabels }: PrintRules,
): Promise<void> {
  await transaction.update(organizations).set({ unaskedLabels });
  await recordEvent(transaction, {
    organizationId: caller.organizationId,
    actorId: caller.userId,
    event: 'print-rules-changed',
    clientAddress,
    detail: `more than ${unaskedLabels} labels at once are asked about`,
    now: services.clock(),
  });
}
