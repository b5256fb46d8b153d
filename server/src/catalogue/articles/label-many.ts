import { setImmediate as breathe } from 'node:timers/promises';
import { eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { askedGroups } from '../../people/groups/visible-groups.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { sentences as common } from '../../foundation/sentences/index.ts';
import type { FoundArticles } from './found-articles.ts';
import { articleLabels, articles, labels } from '../../foundation/store/schema/index.ts';
import { readsWithin } from '../../foundation/store/read-rows.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { articleLimits } from './article-limits.ts';
import { waitForArticleWriters } from './article-writers.ts';
import type { LabelledMany, LabelMany } from './label-many-schemas.ts';
import { searchArticlesOfLabel } from './search-articles-of-label.ts';
import { searchArticles } from './search-articles.ts';

/** Articles per statement: between two statements the server answers other requests. */
const articlesAtOnce = 2000;

interface Labelling extends LabelMany {
  /** True: connects the articles to the label; false: disconnects them. */
  readonly isConnected: boolean;
  readonly cache: FoundArticles;
}

/**
 * Connects a label to many articles or disconnects it from them, all or none; articles that need no change stay
 * untouched. Returns the number of both. Locks in a fixed order: other writers of articles, then the label, then the
 * articles.
 * @throws HttpError 422 for a label or an article that does not exist, too many articles, or an article that has no
 *   room for another label
 */
export async function labelMany(
  transaction: Transaction,
  writer: Writer,
  request: Labelling,
): Promise<LabelledMany> {
  const { labelId, isConnected } = request;
  await waitForArticleWriters(transaction);
  const [label] = await transaction
    .select({ name: labels.name })
    .from(labels)
    .where(eq(labels.id, labelId))
    .for('key share');
  if (!label) throw refusalOf([{ path: 'labelId', ...common.missing.label({ id: labelId }) }]);
  const articleIds = await meantArticles(transaction, writer, request);
  if (isConnected) await requireRoom(transaction, labelId, articleIds);
  let changedCount = 0;
  for (let at = 0; at < articleIds.length; at += articlesAtOnce) {
    const some = articleIds.slice(at, at + articlesAtOnce);
    changedCount += await change(
      transaction,
      writer,
      isConnected ? adding(writer, labelId, some) : removing(labelId, some),
    );
    await breathe();
  }
  if (changedCount > 0) {
    const many = `${changedCount} ${changedCount === 1 ? 'article' : 'articles'}`;
    await recordWrite(
      transaction,
      writer,
      isConnected ? 'label-connected' : 'label-disconnected',
      `${logName('label', labelId, label.name)}, ${many}`,
    );
  }
  return { changedCount, unchangedCount: articleIds.length - changedCount };
}

async function meantArticles(
  transaction: Transaction,
  { caller }: Writer,
  { articleIds, filter, cache }: Labelling,
): Promise<readonly number[]> {
  if (articleIds) return requireArticles(transaction, articleIds);
  if (!filter) return [];
  const { searchQuery, labelId, exceptArticleIds } = filter;
  const read = readsWithin(transaction);
  const groupIds = filter.groupIds && (await askedGroups(read, caller, filter.groupIds));
  const { organizationId } = caller;
  const page = { searchQuery, groupIds, take: articleLimits.labelledAtOnce + 1, offset: 0 };
  const found = await (labelId === undefined
    ? searchArticles({ read, organizationId, cache }, page)
    : searchArticlesOfLabel(read, labelId, page));
  if (found.total > articleLimits.labelledAtOnce) throw tooMany(found.total);
  const except = new Set(exceptArticleIds);
  return found.articleIds.filter((id) => !except.has(id));
}

const tooMany = (count: number) =>
  refusalOf([{ path: 'filter', ...sentences.article.many({ count, most: articleLimits.labelledAtOnce }) }]);

/** Passes all ids as one parameter: a list of placeholders would be parsed anew each time. */
const among = (articleIds: readonly number[]) => sql`any(${sql.param(articleIds)}::integer[])`;

async function requireArticles(transaction: Transaction, articleIds: readonly number[]) {
  const found = await transaction
    .select({ id: articles.id })
    .from(articles)
    .where(sql`${articles.id} = ${among(articleIds)}`);
  const known = new Set(found.map(({ id }) => id));
  const missing = articleIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `articleIds.${index}`, ...common.missing.article({ id }) }],
  );
  if (missing.length > 0) throw refusalOf(missing);
  return articleIds;
}

async function requireRoom(transaction: Transaction, labelId: number, articleIds: readonly number[]) {
  const [full] = await transaction
    .select({ name: articles.name })
    .from(articleLabels)
    .innerJoin(articles, eq(articles.id, articleLabels.articleId))
    .where(sql`${articleLabels.articleId} = ${among(articleIds)}`)
    .groupBy(articles.id, articles.name)
    .having(
      sql`count(*) >= ${articleLimits.labels}::integer and not bool_or(${articleLabels.labelId} = ${labelId}::integer)`,
    )
    .limit(1);
  if (!full) return;
  const sentence = sentences.article.fullOfLabels({ name: full.name, most: articleLimits.labels });
  throw refusalOf([{ path: 'labelId', ...sentence }]);
}

const adding = ({ caller }: Writer, labelId: number, articleIds: readonly number[]) => sql`
  insert into ${articleLabels} (organization_id, article_id, label_id)
  select ${caller.organizationId}::integer, id, ${labelId}::integer
  from unnest(${sql.param(articleIds)}::integer[]) as id
  on conflict do nothing
  returning article_id`;

const removing = (labelId: number, articleIds: readonly number[]) => sql`
  delete from ${articleLabels}
  where ${articleLabels.labelId} = ${labelId}::integer and ${articleLabels.articleId} = ${among(articleIds)}
  returning article_id`;

const changedSchema = z.object({ rows: z.tuple([z.object({ changed: z.int() })]) });

/**
 * Writes a new revision for each article that changed, so that a form that was open meanwhile cannot undo it. Returns
 * their number.
 */
async function change(transaction: Transaction, { services }: Writer, deed: SQL): Promise<number> {
  const result = await transaction.execute(sql`
    with concerned as (${deed}), changed as (
      update ${articles}
      set modified_at = ${services.clock().toISOString()}::timestamptz, revision = ${articles.revision} + 1
      from concerned where ${articles.id} = concerned.article_id
      returning 1
    )
    select count(*)::integer as changed from changed`);
  const [{ changed }] = changedSchema.parse(result).rows;
  return changed;
}
