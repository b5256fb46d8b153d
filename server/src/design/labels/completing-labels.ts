import { and, eq, sql, type SQL } from 'drizzle-orm';
import { completedLength, symbologies, type BarcodeElement, type LabelVariable } from 'label-core';
import { labelGroups, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Code that may once have completed a number with a check digit. */
export type CompletingCode = Pick<BarcodeElement, 'symbology' | 'value'>;

/** Published label with codes that may once have completed numbers. */
export interface CompletingLabel {
  readonly labelId: number;
  readonly name: string;
  /** Published version. */
  readonly version: number;
  readonly variables: readonly LabelVariable[];
  readonly codes: readonly CompletingCode[];
  /** True if it is offered to groups, which print any article with it. */
  readonly isOfGroups: boolean;
}

/**
 * Loads the labels that were published while codes still completed every number with a check digit (server/drizzle/0022),
 * by id. A label without a code that could have done so is left out by the statement, and of the others the codes alone
 * are read, because templates are large.
 */
export function loadCompletingLabels(
  transaction: Transaction,
  isAsked: SQL | undefined,
): Promise<CompletingLabel[]> {
  const codes = transaction
    .select({
      all: sql<CompletingCode[] | null>`jsonb_agg(jsonb_build_object(
        'symbology', code -> 'symbology', 'value', code -> 'value'))`.as('all'),
    })
    .from(sql`jsonb_path_query(${labelVersions.template}, ${completingCodes}::jsonpath) as code`)
    .as('codes');
  return transaction
    .select({
      labelId: labels.id,
      name: labels.name,
      version: labelVersions.version,
      variables: labelVersions.variables,
      codes: sql<CompletingCode[]>`${codes.all}`,
      // Not `exists`: the planner might read the whole table for each label.
      isOfGroups: sql<boolean>`${labels.id} in (select label_id from ${labelGroups})`,
    })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .crossJoinLateral(codes)
    .where(
      and(
        isAsked,
        eq(labels.isEnabled, true),
        sql`${labelVersions.publishedAt} < check_digits_added_until()`,
        sql`${codes.all} is not null`,
      ),
    )
    .orderBy(labels.id);
}

/**
 * Path to the codes of a template that complete numbers: of these symbologies, not told to add a check digit, and with a
 * variable or a number of the right length.
 */
const completingCodes = `$.elements[*] ? (@.type == "barcode" && !(@.addsCheckDigit == true) && (${symbologies
  .flatMap((symbology) => {
    const length = completedLength(symbology);
    if (length === undefined) return [];
    return [`@.symbology == "${symbology}" && @.value like_regex "[{]{2}|^[0-9]{${length}}$"`];
  })
  .join(' || ')}))`;
