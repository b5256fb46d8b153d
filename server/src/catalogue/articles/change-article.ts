import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { logName } from '../../foundation/audit/log-name.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { articles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { dataProblems, withSizes } from './article-data.ts';
import { requireOwnIdentifier, requireReferences } from './article-references.ts';
import type { ChangedArticle } from './article-schemas.ts';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';
import { connectLabels } from './connect-labels.ts';
import { searchColumns, searchTextWith } from './search-text.ts';

interface AskedChange {
  readonly articleId: number;
  /** Revision the change is based on; without it, the change overwrites whatever is stored. */
  readonly revision?: number | undefined;
}

interface VariableData extends AskedChange {
  readonly articleData: readonly ArticleDatum[];
}

/** Changes the values of an article and nothing else. @throws HttpError 404, 409 when it was changed meanwhile, 422 */
export async function changeVariableData(
  transaction: Transaction,
  writer: Writer,
  { articleData, ...asked }: VariableData,
): Promise<void> {
  const data = keptData(articleData);
  await write(transaction, writer, asked, { data, searchText: searchTextWith(data) });
}

/** Changes all fields of an article. @throws HttpError 404, 409 if it was changed meanwhile, 422 */
export async function changeArticle(
  transaction: Transaction,
  writer: Writer,
  { articleId, revision, labelIds, articleData, ...article }: ChangedArticle & AskedChange,
): Promise<void> {
  const { name, externalIdentifier, groupId } = article;
  const data = keptData(articleData);
  await requireReferences(transaction, { groupId, labelIds });
  await write(
    transaction,
    writer,
    { articleId, revision },
    { ...article, data, ...searchColumns(name, externalIdentifier, data) },
  );
  await requireOwnIdentifier(transaction, articleId, externalIdentifier);
  await connectLabels(transaction, { ...writer.caller, articleId, labelIds });
}

function keptData(articleData: readonly ArticleDatum[]): ArticleDatum[] {
  const data = withSizes(articleData);
  refuse(dataProblems(data));
  return data;
}

/** Compares and writes in one statement: a lookup first would wait for rows before it waits for other writers of articles. */
async function write(
  transaction: Transaction,
  writer: Writer,
  { articleId, revision }: AskedChange,
  values: PgUpdateSetSource<typeof articles>,
): Promise<void> {
  const isMeant: SQL | undefined = and(
    eq(articles.id, articleId),
    revision === undefined ? undefined : eq(articles.revision, revision),
  );
  const [written] = await transaction
    .update(articles)
    .set({ ...values, modifiedAt: writer.services.clock(), revision: sql`${articles.revision} + 1` })
    .where(isMeant)
    .returning({ name: articles.name });
  if (written)
    return recordWrite(transaction, writer, 'article-changed', logName('article', articleId, written.name));
  const [there] = await transaction
    .select({ changedAt: articles.modifiedAt })
    .from(articles)
    .where(eq(articles.id, articleId));
  if (!there) throw notFound('article', articleId);
  throw await changedMeanwhile(transaction, {
    ...there,
    kind: 'article',
    id: articleId,
    events: ['article-changed'],
  });
}
