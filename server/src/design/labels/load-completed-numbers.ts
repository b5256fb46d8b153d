import { and, asc, eq, sql } from 'drizzle-orm';
import { addedCheckDigits, completedLength, type AddedCheckDigit, type LabelTemplate } from 'label-core';
import {
  articleLabels,
  articles,
  labelGroups,
  labels,
  labelVersions,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { CompletedNumber } from './administered-label.ts';
import { resolveValues, type ArticleFacts } from './resolve-values.ts';

/** Max. articles of a label that are checked; there may be more. */
const mostArticles = 1000;

/**
 * Returns the labels that were published while codes still completed every number with a check digit
 * (server/drizzle/0022), and did so: each code once, with one of its numbers. Labels are never changed automatically; a
 * person corrects the number, or publishes a template that asks for the digit.
 */
export async function loadCompletedNumbers(transaction: Transaction): Promise<CompletedNumber[]> {
  const published = await transaction
    .select({
      labelId: labels.id,
      name: labels.name,
      version: labelVersions.version,
      template: labelVersions.template,
    })
    .from(labels)
    .innerJoin(labelVersions, and(eq(labelVersions.labelId, labels.id), eq(labelVersions.state, 'Published')))
    .where(and(eq(labels.isEnabled, true), sql`${labelVersions.publishedAt} < check_digits_added_until()`))
    .orderBy(asc(labels.id));
  const found: CompletedNumber[] = [];
  for (const label of published) {
    const lengths = completedLengths(label.template);
    if (lengths.length === 0) continue;
    const candidates = await loadCandidates(transaction, label.labelId, lengths);
    found.push(...numbersOf(label, candidates));
  }
  return found;
}

/** Returns the lengths of the numbers that the codes of a template completed. */
function completedLengths({ elements }: LabelTemplate): number[] {
  const lengths = elements.flatMap((element) =>
    element.type === 'barcode' && element.addsCheckDigit !== true ? [completedLength(element.symbology)] : [],
  );
  return [...new Set(lengths.filter((length) => length !== undefined))];
}

/** Loads articles that may be printed with a label and contain a number of one of these lengths, as identifier or value. */
function loadCandidates(
  transaction: Transaction,
  labelId: number,
  lengths: readonly number[],
): Promise<ArticleFacts[]> {
  const number = `^(${lengths.map((length) => `[0-9]{${length}}`).join('|')})$`;
  return transaction
    .select({
      name: articles.name,
      externalIdentifier: articles.externalIdentifier,
      data: articles.data,
    })
    .from(articles)
    .where(
      sql`(${articles.externalIdentifier} ~ ${number} or exists (
          select from jsonb_array_elements(${articles.data}) as datum where datum ->> 'data' ~ ${number}))
        and (exists (select from ${articleLabels}
            where ${articleLabels.articleId} = ${articles.id} and ${articleLabels.labelId} = ${labelId})
          or exists (select from ${labelGroups} where ${labelGroups.labelId} = ${labelId}))`,
    )
    .orderBy(asc(articles.id))
    .limit(mostArticles);
}

interface PublishedLabel {
  readonly labelId: number;
  readonly name: string;
  readonly version: number;
  readonly template: LabelTemplate;
}

/** Returns every code of a label that completed a number: of the label itself, and of its articles. */
function numbersOf(
  { labelId, name, version, template }: PublishedLabel,
  candidates: readonly ArticleFacts[],
): CompletedNumber[] {
  const added = (article?: ArticleFacts): readonly AddedCheckDigit[] =>
    addedCheckDigits(template, resolveValues({ variables: template.variables, article, changes: {} }).values);
  const own = added().map((code) => ({ code, article: undefined }));
  const ownIds = new Set(own.map(({ code }) => code.elementId));
  const ofArticles = candidates
    .flatMap((article) => added(article).map((code) => ({ code, article })))
    .filter(({ code }) => !ownIds.has(code.elementId));
  const byCode = Map.groupBy([...own, ...ofArticles], ({ code }) => code.elementId);
  return [...byCode.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { title, value, former, current = null } = first.code;
    const articleCount = all.filter(({ article }) => article !== undefined).length;
    const articleName = first.article?.name ?? null;
    return [{ labelId, name, version, symbology: title, value, former, current, articleCount, articleName }];
  });
}
