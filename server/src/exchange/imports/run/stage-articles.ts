import { setImmediate as breathe } from 'node:timers/promises';
import { articleIdentity } from 'label-core/gtin';
import type { ImportedArticle } from 'label-core/import';
import { identifierTaken } from '../../../catalogue/articles/article-references.ts';
import { insertArticles } from '../../../catalogue/articles/load/insert-articles.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { loadArticleRevision } from './article-revision.ts';
import { findKnownArticles } from './find-known-articles.ts';
import type { WithinImport } from './held-import.ts';
import type { ImportJob } from './import-job.ts';
import { requireFaultless, requireNew } from './import-outcome.ts';
import { mergeArticle } from './merge-article.ts';
import { enterPending, reservePending } from './pending-articles.ts';
import { importableRows, type ImportableRow, type ReadFile } from './read-import-file.ts';
import { rejectedRow, type RejectedRow } from './rejected-row.ts';

export type ArticleRow = ImportableRow<ImportedArticle>;

/** What became of the rows of a file so far: its new articles are written, and nobody sees them. */
export interface StagedArticles {
  /** Revision of the organisation's articles before the first of them was looked up. */
  readonly revision: string | undefined;
  /** First of the ids of the new articles, which have no gap; null if there are none. */
  readonly firstCreatedId: number | null;
  readonly createdCount: number;
  /** Existing articles that are left as they are. */
  readonly skippedCount: number;
  /** Rows that change an existing article. */
  readonly changes: readonly ArticleRow[];
  readonly rejected: readonly RejectedRow[];
}

interface StageParts {
  readonly within: WithinImport;
  /** Called between transactions, each time some thousand articles were written. */
  readonly tidy: () => Promise<void>;
}

/** Articles that are written between two calls of `tidy`. */
const tidiedAtOnce = 5000;

/**
 * Looks up the articles of a file and writes the new ones, some in each of many short transactions.
 * @throws ImportRefusal if a row excludes the whole file; what was written before is still there
 */
export async function stageArticles(
  { within, tidy }: StageParts,
  job: ImportJob,
  file: ReadFile,
): Promise<StagedArticles> {
  const { onExisting, skipFaulty, labelIds } = job.options;
  const revision = await within(loadArticleRevision);
  const rejected = [...file.rejected];
  const existing: RejectedRow[] = [];
  const changes: ArticleRow[] = [];
  let skippedCount = 0;
  let firstCreatedId: number | null = null;
  let createdCount = 0;
  let tidied = 0;
  let left = file.rowCount - file.rejected.length;

  for await (const chunk of importableRows(file)) {
    const rows = chunk.flatMap((one) => (isArticle(one) ? [one] : []));
    const place: PendingPlace = {
      firstId: firstCreatedId,
      createdCount,
      left,
      isRefused: existing.length > 0,
    };
    // Returns all it finds out, and changes nothing here: the store may run it more than once.
    const { known, fresh, firstId } = await within(async (transaction) => {
      const found = await findKnownArticles(transaction, rows);
      const added = rows.filter(({ value }) => !found.has(articleIdentity(value.externalIdentifier)));
      return { known: found, fresh: added, firstId: await addPending(transaction, job, added, place) };
    });
    left -= rows.length;
    firstCreatedId ??= firstId;
    if (existing.length === 0) createdCount += fresh.length;
    const there = rows.flatMap((one) => {
      const article = known.get(articleIdentity(one.value.externalIdentifier));
      return article ? [{ ...one, article }] : [];
    });
    for (const { row, value, article } of there) {
      if (onExisting === 'refuse') {
        const taken = identifierTaken(value.externalIdentifier, article.externalIdentifier);
        existing.push(rejectedRow(row, taken));
        continue;
      }
      const { change, fault } = onExisting === 'update' ? mergeArticle(article, value, labelIds) : {};
      if (fault !== undefined) rejected.push(rejectedRow(row, fault));
      else if (change) changes.push({ row, value });
      else skippedCount += 1;
    }
    if (Math.floor(createdCount / tidiedAtOnce) > tidied) {
      tidied = Math.floor(createdCount / tidiedAtOnce);
      await tidy();
    }
    await breathe();
  }
  requireNew(existing, 'articles');
  requireFaultless(rejected, skipFaulty);
  return { revision, firstCreatedId, createdCount, skippedCount, changes, rejected };
}

const isArticle = (one: ImportableRow): one is ArticleRow => one.value.kind === 'article';

interface PendingPlace {
  /** First id of the import; null before its first new article. */
  readonly firstId: number | null;
  readonly createdCount: number;
  /** Rows of the file from here on: as many articles may still be new. */
  readonly left: number;
  /** True once it is known that the file is refused. */
  readonly isRefused: boolean;
}

/** Adds new articles behind those of the import that are there already; returns the first id of the import. */
async function addPending(
  transaction: Transaction,
  job: ImportJob,
  rows: readonly ArticleRow[],
  { firstId: known, createdCount, left, isRefused }: PendingPlace,
): Promise<number | null> {
  if (rows.length === 0 || isRefused) return known;
  const firstId = known ?? (await reservePending(transaction, job, left));
  const { organizationId, groupId, options } = job;
  const added = rows.map(({ value: { name, externalIdentifier, articleData } }) => ({
    name,
    externalIdentifier,
    data: articleData.map((datum) => ({ ...datum, editable: true, propertyType: 'default' as const })),
  }));
  await enterPending(transaction, job);
  await insertArticles(
    transaction,
    { organizationId, groupId, labelIds: options.labelIds },
    added,
    firstId + createdCount,
  );
  return firstId;
}
