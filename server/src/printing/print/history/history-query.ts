import { z } from 'zod';
import { idParameter } from '../../../foundation/values/text-limits.ts';
import { printOutcomes } from './print-outcome.ts';

/** The store has no year before 1 AD; nothing was printed before 1900. */
const earliest = new Date('1900-01-01T00:00:00Z');

const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((moment) => moment >= earliest, { error: 'must not be before 1900' });

/** Beginnings of words, ignoring case and accents. */
const part = z.string().trim().max(200);

/** Filter of the history; times are instants, as only the caller knows their own days. */
export const historyFilter = {
  /** From this instant on. */
  from: instant.optional(),
  /** Before this instant. */
  to: instant.optional(),
  /** Beginnings of words of anything that was printed, and of who printed what and where. */
  searchQuery: part.optional(),
  /** Name of a variable, and its whole value, ignoring case and accents. */
  variable: part.optional(),
  value: z.string().trim().max(2000).optional(),
  labelId: idParameter.optional(),
  label: part.optional(),
  article: part.optional(),
  printerId: idParameter.optional(),
  printer: part.optional(),
  /** Beginning of the number of the printed order. */
  order: part.optional(),
  state: z.enum(printOutcomes).optional(),
  /** Person who printed; only people who see all prints may name another one. */
  personId: idParameter.optional(),
};

export type HistoryFilter = z.output<z.ZodObject<typeof historyFilter>>;

/** Name from the IANA time zone database. Offsets are refused: the store interprets their sign the other way round. */
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/, { error: 'must be an IANA time zone' })
  .refine(isKnownZone, { error: 'must be an IANA time zone' })
  .default('UTC');

function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
