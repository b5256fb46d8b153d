import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller } from '../../foundation/access/caller.ts';
import { askedGroups } from '../../people/groups/visible-groups.ts';
import { byteOrderMark, csvDelimiters, csvRecord } from '../../foundation/http/csv.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import type { Services } from '../../foundation/http/services.ts';
import { articleLabels, articles, groups, labels } from '../../foundation/store/schema/index.ts';
import { readsWithin } from '../../foundation/store/read-rows.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Rows per transaction: the embedded store has one connection, and others want to print meanwhile. */
const rowsAtOnce = 2000;

export const exportQuery = z.object({
  /** Exports this group and those below it; all articles when omitted. */
  groupId: idParameter.optional(),
  delimiter: z.enum(csvDelimiters).default(','),
});
type ExportQuery = z.output<typeof exportQuery>;

/**
 * Streams the articles as CSV, sorted by name, with a column for each key that any of them has a value of. No cell is a
 * formula.
 * @throws HttpError 404 for a group that does not exist
 */
export async function exportArticles(
  { store, logger }: Services,
  caller: Caller,
  { groupId, delimiter }: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  const within = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    store.asOrganization(caller.organizationId, work);
  const { scope, keys } = await within(async (transaction) => {
    const wanted = await scopeOf(transaction, caller, groupId);
    return { scope: wanted, keys: await loadKeys(transaction, wanted) };
  });
  const encoder = new TextEncoder();
  const write = (cells: readonly (string | null)[]) => csvRecord(cells, delimiter);
  let last: Cursor | undefined;
  return new ReadableStream<Uint8Array>({
    start: (stream) => {
      const headings = ['Name', 'Identifier', 'Group', 'Labels', ...keys];
      stream.enqueue(encoder.encode(byteOrderMark + write(headings)));
    },
    pull: async (stream) => {
      try {
        const rows = await within((transaction) => loadRows(transaction, scope, last));
        last = rows.at(-1);
        if (rows.length > 0)
          stream.enqueue(encoder.encode(rows.map((row) => write(cellsOf(row, keys))).join('')));
        if (rows.length < rowsAtOnce) stream.close();
      } catch (error) {
        // The response has already begun: the only possible signal is to break it off.
        logger.error('export failed', { error: String(error) });
        stream.error(error);
      }
    },
  });
}

async function scopeOf(
  transaction: Transaction,
  caller: Caller,
  groupId: number | undefined,
): Promise<SQL | undefined> {
  if (groupId === undefined) return undefined;
  if ((await transaction.$count(groups, eq(groups.id, groupId))) === 0) throw notFound('group', groupId);
  return inArray(articles.groupId, await askedGroups(readsWithin(transaction), caller, [groupId]));
}

const keysSchema = z.object({ rows: z.array(z.object({ key: z.string() })) });

/** Returns every key in use, in an order that is the same on every store. */
async function loadKeys(transaction: Transaction, scope: SQL | undefined): Promise<string[]> {
  const found = await transaction.execute(
    sql`select distinct datum ->> 'key' as key from ${articles}, jsonb_array_elements(${articles.data}) as datum
      ${scope ? sql`where ${scope}` : sql``}`,
  );
  return keysSchema
    .parse(found)
    .rows.map(({ key }) => key)
    .toSorted();
}

/** Position at which the previous part ended. */
interface Cursor {
  readonly sortKey: string;
  readonly id: number;
}

async function loadRows(transaction: Transaction, scope: SQL | undefined, last: Cursor | undefined) {
  const rows = await transaction
    .select({
      id: articles.id,
      sortKey: articles.sortKey,
      name: articles.name,
      externalIdentifier: articles.externalIdentifier,
      groupName: groups.name,
      data: articles.data,
    })
    .from(articles)
    .innerJoin(groups, eq(groups.id, articles.groupId))
    .where(
      and(
        scope,
        last &&
          sql`(${articles.sortKey}, ${articles.id}) > (${last.sortKey}::text collate "C", ${last.id}::integer)`,
      ),
    )
    .orderBy(asc(articles.sortKey), asc(articles.id))
    .limit(rowsAtOnce);
  const connected = Map.groupBy(
    await transaction
      .select({ articleId: articleLabels.articleId, name: labels.name })
      .from(articleLabels)
      .innerJoin(labels, eq(labels.id, articleLabels.labelId))
      .where(
        inArray(
          articleLabels.articleId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(labels.id)),
    ({ articleId }) => articleId,
  );
  return rows.map((row) => ({
    ...row,
    labelNames: (connected.get(row.id) ?? []).map(({ name }) => name),
  }));
}

type ExportRow = Awaited<ReturnType<typeof loadRows>>[number];

function cellsOf(
  { name, externalIdentifier, groupName, labelNames, data }: ExportRow,
  keys: readonly string[],
): (string | null)[] {
  const values = new Map(data.map(({ key, data: value }) => [key, value]));
  return [
    name,
    externalIdentifier,
    groupName,
    labelNames.join('; '),
    ...keys.map((key) => values.get(key) ?? null),
  ];
}
