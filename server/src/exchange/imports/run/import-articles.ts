import { setImmediate as breathe } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import { articleIdentity } from 'label-core/gtin';
import type { ImportedArticle } from 'label-core/import';
import { identifierTaken } from '../../../catalogue/articles/article-references.ts';
import { allocateArticleIds, waitForArticleWriters } from '../../../catalogue/articles/article-writers.ts';
import { insertArticles, searchedBy } from '../../../catalogue/articles/load/insert-articles.ts';
import { articleLabels, articles } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { requireFaultless, requireNew, type ImportOutcome } from './import-outcome.ts';
import type { ImportJob } from './import-job.ts';
import { mergeArticle, type StoredArticle } from './merge-article.ts';
import { importableRows, type ImportableRow, type ReadFile } from './read-import-file.ts';
import { rejectedRow, type RejectedRow } from './rejected-row.ts';

type ArticleRow = ImportableRow<ImportedArticle>;

/** Writes the articles of a file, some at a time. @throws ImportRefusal if one of them excludes the whole file */
export async function importArticles(
  transaction: Transaction,
  job: ImportJob,
  file: ReadFile,
): Promise<ImportOutcome> {
  const { onExisting, skipFaulty, labelIds } = job.options;
  await waitForArticleWriters(transaction);
  const rejected = [...file.rejected];
  const existing: RejectedRow[] = [];
  let firstCreatedId: number | null = null;
  let createdCount = 0;
  let updatedCount = 0;
  let skippedCount = 0;

  for await (const chunk of importableRows(file)) {
    const rows = chunk.flatMap((one) => (isArticle(one) ? [one] : []));
    const known = await findKnown(transaction, rows);
    const fresh = rows.filter(({ value }) => !known.has(articleIdentity(value.externalIdentifier)));
    if (fresh.length > 0 && existing.length === 0) {
      const firstId = await addArticles(transaction, job, fresh);
      firstCreatedId ??= firstId;
      createdCount += fresh.length;
    }
    const there = rows.flatMap(({ row, value }) => {
      const article = known.get(articleIdentity(value.externalIdentifier));
      return article ? [{ row, value, article }] : [];
    });
    if (onExisting === 'skip') skippedCount += there.length;
    if (onExisting === 'refuse')
      existing.push(
        ...there.map(({ row, value, article }) =>
          rejectedRow(row, identifierTaken(value.externalIdentifier, article.externalIdentifier)),
        ),
      );
    if (onExisting === 'update') {
      const merged = there.map(({ row, value, article }) => ({
        row,
        ...mergeArticle(article, value, labelIds),
      }));
      const changed = merged.flatMap(({ change }) => (change ? [change] : []));
      const faulty = merged.flatMap(({ row, fault }) =>
        fault === undefined ? [] : [rejectedRow(row, fault)],
      );
      await updateArticles(transaction, changed, job);
      rejected.push(...faulty);
      updatedCount += changed.length;
      skippedCount += there.length - changed.length - faulty.length;
    }
    await breathe();
  }
  requireNew(existing, 'articles');
  requireFaultless(rejected, skipFaulty);
  return { createdCount, updatedCount, skippedCount, firstCreatedId, rejected };
}

const isArticle = (one: ImportableRow): one is ArticleRow => one.value.kind === 'article';

/** Returns the existing articles by their identity; of two with the same identity the older one. */
async function findKnown(
  transaction: Transaction,
  rows: readonly ArticleRow[],
): Promise<ReadonlyMap<string, StoredArticle>> {
  // Passes all as one parameter: a list of placeholders would be parsed anew each time.
  const identities = rows.map(({ value }) => articleIdentity(value.externalIdentifier));
  const found = await transaction
    .select({
      id: articles.id,
      identity: articles.identity,
      name: articles.name,
      externalIdentifier: articles.externalIdentifier,
      data: articles.data,
    })
    .from(articles)
    .where(sql`${articles.identity} = any(${sql.param(identities)}::text[])`)
    .orderBy(asc(articles.id));
  const labelIdsOf = await findLabelIds(
    transaction,
    found.map(({ id }) => id),
  );
  return new Map(
    found
      .toReversed()
      .map(({ identity, ...article }) => [identity, { ...article, labelIds: labelIdsOf(article.id) }]),
  );
}

/** Returns the labels each of the articles is connected to. */
async function findLabelIds(transaction: Transaction, articleIds: readonly number[]) {
  const connected = await transaction
    .select({ articleId: articleLabels.articleId, labelId: articleLabels.labelId })
    .from(articleLabels)
    .where(sql`${articleLabels.articleId} = any(${sql.param(articleIds)}::integer[])`);
  const byArticle = Map.groupBy(connected, ({ articleId }) => articleId);
  return (articleId: number) => (byArticle.get(articleId) ?? []).map(({ labelId }) => labelId);
}

/** Adds articles and returns the first id. Ids have no gap during this transaction: nobody else can reserve any. */
async function addArticles(
  transaction: Transaction,
  { organizationId, groupId, options }: ImportJob,
  rows: readonly ArticleRow[],
): Promise<number> {
  const firstId = await allocateArticleIds(transaction, organizationId, rows.length);
  const place = { organizationId, groupId, labelIds: options.labelIds };
  const added = rows.map(({ value: { name, externalIdentifier, articleData } }) => ({
    name,
    externalIdentifier,
    data: articleData.map((datum) => ({ ...datum, editable: true, propertyType: 'default' as const })),
  }));
  await insertArticles(transaction, place, added, firstId);
  return firstId;
}

async function updateArticles(
  transaction: Transaction,
  changed: readonly StoredArticle[],
  { organizationId, options, author }: ImportJob,
): Promise<void> {
  if (changed.length === 0) return;
  const now = author.services.clock();
  const list = changed.map(({ id, name, externalIdentifier, data }) => ({
    id,
    name,
    data,
    ...searchedBy(name, externalIdentifier, data),
  }));
  await transaction.execute(sql`
    update ${articles} set name = row.name, data = row.data, sort_key = row.sort_key, search_text = row.search_text,
      modified_at = ${now.toISOString()}::timestamptz, revision = ${articles.revision} + 1
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as row (id integer, name text, data jsonb, sort_key text, search_text text)
    where ${articles.id} = row.id`);
  if (options.labelIds.length === 0) return;
  await transaction.execute(sql`
    insert into ${articleLabels} (organization_id, article_id, label_id)
    select ${organizationId}::integer, article_id, label_id
    from unnest(${sql.param(list.map(({ id }) => id))}::integer[]) as article_id,
      unnest(${sql.param(options.labelIds)}::integer[]) as label_id
    on conflict do nothing`);
}
