import { asc, eq, and, inArray } from 'drizzle-orm';
import { variableLabel } from 'label-core';
import { z } from 'zod';
import { printJobEntries, printSearches } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { AskedPrints, AskedWords } from './asked-words.ts';
import { loadPrintedFacts } from './load-printed-facts.ts';
import { matchesOf, matchKinds } from './matches-of.ts';
import { hasWords } from './search-prints.ts';

export const matchSchema = z.strictObject({
  kind: z.enum(matchKinds),
  /** How the variable is called; empty for what is no value. */
  label: z.string(),
  text: z.string(),
});
export type FoundMatch = z.infer<typeof matchSchema>;

/** Returns what was found of each of these jobs, by its id: that of its first file with all the words. */
export async function findMatches(
  transaction: Transaction,
  jobIds: readonly string[],
  { asked, words }: { readonly asked: AskedPrints; readonly words: AskedWords },
): Promise<ReadonlyMap<string, readonly FoundMatch[]>> {
  const files = await transaction
    .selectDistinctOn([printSearches.printJobId], { id: printSearches.printJobEntryId })
    .from(printSearches)
    .innerJoin(printJobEntries, eq(printJobEntries.id, printSearches.printJobEntryId))
    .where(and(inArray(printSearches.printJobId, [...jobIds]), hasWords(printSearches.words, words)))
    .orderBy(asc(printSearches.printJobId), asc(printJobEntries.position));
  const loaded = await loadPrintedFacts(
    transaction,
    inArray(
      printJobEntries.id,
      files.map(({ id }) => id),
    ),
  );
  return new Map(
    loaded.map(({ facts, variables }) => [
      facts.printJobId,
      matchesOf(facts, asked).map(({ kind, name, text }) => ({
        kind,
        label:
          name === '' ? '' : variableLabel(variables.find((variable) => variable.name === name) ?? { name }),
        text,
      })),
    ]),
  );
}
