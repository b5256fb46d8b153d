import { z } from 'zod';
import { idParameter } from '../../../foundation/values/text-limits.ts';
import { printOutcomes } from './print-outcome.ts';

/** The store has no year before the first one of our era; nothing was printed before 1900. */
const earliest = new Date('1900-01-01T00:00:00Z');

const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((moment) => moment >= earliest, { error: 'must not be before 1900' });

/** Part of a name, however it is spelled in capitals. */
const part = z.string().trim().max(200);

/** What the history is narrowed to; instants are exact, so the caller's own days are theirs to know. */
export const historyFilter = {
  /** From this instant on. */
  from: instant.optional(),
  /** Before this instant. */
  to: instant.optional(),
  labelId: idParameter.optional(),
  label: part.optional(),
  article: part.optional(),
  printerId: idParameter.optional(),
  printer: part.optional(),
  /** Part of the number of the order that was printed. */
  order: part.optional(),
  state: z.enum(printOutcomes).optional(),
  /** Whose prints; anybody's for those who see everybody's. */
  personId: idParameter.optional(),
};

export type HistoryFilter = z.output<z.ZodObject<typeof historyFilter>>;

/** A name of the IANA time zone database. Offsets are not taken: the store and the rest of the world read their sign differently. */
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
