import { productionDay } from 'label-core/compute';
import { z } from 'zod';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Which day it is for the dates and the numbers on labels. */
export const labelDaysSchema = z.strictObject({
  /** IANA name, as Europe/Berlin. */
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, { error: 'is no time zone of this server; write it as Europe/Berlin' }),
  /** Start of the production day, HH:mm: a label printed before it has the date of the day before. */
  dayStartsAt: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time from 00:00 to 23:59' }),
});
export type LabelDays = z.infer<typeof labelDaysSchema>;

/** Zone of this server's process: asking for it takes half a millisecond. */
const serverZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Columns of an organisation with the settings, for {@link labelDaysOf}. */
export const labelDaysColumns = { timeZone: organizations.timeZone, dayStartsAt: organizations.dayStartsAt };

/** Returns the settings of an organisation as stored. */
export const labelDaysOf = (
  row: { readonly timeZone: string | null; readonly dayStartsAt: string } | undefined,
): LabelDays => ({ timeZone: row?.timeZone ?? serverZone, dayStartsAt: row?.dayStartsAt ?? '00:00' });

/** Loads the settings of the transaction's organisation. */
export async function loadLabelDays(transaction: Transaction): Promise<LabelDays> {
  const [row] = await transaction.select(labelDaysColumns).from(organizations);
  return labelDaysOf(row);
}

/** Returns the production day of a moment, `YYYY-MM-DD`. */
export const loadProductionDay = async (transaction: Transaction, now: Date): Promise<string> =>
  productionDay({ now, ...(await loadLabelDays(transaction)) });

/** Changes the settings, and records that in the security log. */
export async function changeLabelDays(
  transaction: Transaction,
  writer: Writer,
  days: LabelDays,
): Promise<void> {
  await transaction.update(organizations).set(days);
  const detail = `${days.timeZone}, the day starts at ${days.dayStartsAt}`;
  await recordWrite(transaction, writer, 'label-days-changed', detail);
}
