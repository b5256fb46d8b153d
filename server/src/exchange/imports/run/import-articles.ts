import { setImmediate as breathe } from 'node:timers/promises';
import { between, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { articleIdentity } from 'label-core/gtin';
import { searchedBy } from '../../../catalogue/articles/load/insert-articles.ts';
import { articleLabels, articles } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { lockArticles } from './article-revision.ts';
import { findKnownArticles } from './find-known-articles.ts';
import { requireFaultless, type ImportOutcome } from './import-outcome.ts';
import type { ImportJob } from './import-job.ts';
import { ChangedMeanwhile } from './is-disturbance.ts';
import { mergeArticle, type StoredArticle } from './merge-article.ts';
import { showPending } from './pending-articles.ts';
import { rowsAtOnce } from './read-import-file.ts';
import { rejectedRow } from './rejected-row.ts';
import type { ArticleRow, StagedArticles } from './stage-articles.ts';

/**
 * Completes an import of articles: shows the new ones, and changes those that existed. Short where it changes none:
 * everything else was done before.
 * @throws ImportRefusal if a row excludes the whole file, ChangedMeanwhile if it must be looked up again
 */
export async function importArticles(
  transaction: Transaction,
  job: ImportJob,
  { revision, changes, rejected: rejectedBefore, ...staged }: StagedArticles,
): Promise<ImportOutcome> {
  const isUnchanged = await lockArticles(transaction, revision);
  await showPending(transaction, job, staged.createdCount);
  if (!isUnchanged && staged.firstCreatedId !== null) {
    const lastId = staged.firstCreatedId + staged.createdCount - 1;
    if (await hasTwins(transaction, staged.firstCreatedId, lastId)) throw new ChangedMeanwhile();
  }
  const rejected = [...rejectedBefore];
  let { skippedCount } = staged;
  let updatedCount = 0;
  for (let at = 0; at < changes.length; at += rowsAtOnce) {
    const rows = changes.slice(at, at + rowsAtOnce);
    const merged = await mergeAgain(transaction, job, rows);
    const changed = merged.flatMap(({ change }) => (change ? [change] : []));
    const faulty = merged.flatMap(({ row, fault }) => (fault === undefined ? [] : [rejectedRow(row, fault)]));
    await updateArticles(transaction, changed, job);
    rejected.push(...faulty);
    updatedCount += changed.length;
    skippedCount += rows.length - changed.length - faulty.length;
    await breathe();
  }
  requireFaultless(rejected, job.options.skipFaulty);
  return { ...staged, updatedCount, skippedCount, rejected };
}

/** Returns whether another article has the identity of one of these new ones, because it was written meanwhile. */
async function hasTwins(transaction: Transaction, firstId: number, lastId: number): Promise<boolean> {
  const other = alias(articles, 'other');
  const [twin] = await transaction
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(other, sql`${other.identity} = ${articles.identity}`)
    .where(sql`${between(articles.id, firstId, lastId)} and ${not(between(other.id, firstId, lastId))}`)
    .limit(1);
  return twin !== undefined;
}

/** Merges rows into the articles as they are now: they may have changed since they were looked up. */
async function mergeAgain(transaction: Transaction, { options }: ImportJob, rows: readonly ArticleRow[]) {
  const known = await findKnownArticles(transaction, rows);
  return rows.map(({ row, value }) => {
    const article = known.get(articleIdentity(value.externalIdentifier));
    if (!article) throw new ChangedMeanwhile();
    return { row, ...mergeArticle(article, value, options.labelIds) };
  });
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
