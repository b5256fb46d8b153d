import { sql } from 'drizzle-orm';
import { articleLabels, articles } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import type { ArticleDatum } from '../../../foundation/values/article-datum.ts';
import { searchColumns } from '../search-text.ts';

/** Target of new articles: their group and their labels. */
export interface Place {
  readonly organizationId: number;
  readonly groupId: number;
  readonly labelIds: readonly number[];
}

export interface NewRow {
  readonly name: string;
  readonly externalIdentifier: string;
  readonly data: readonly ArticleDatum[];
}

/**
 * Adds articles with consecutive ids from `firstId` on. Passes all rows as one parameter, so that the store parses one
 * list and not tens of thousands of placeholders.
 */
export async function insertArticles(
  transaction: Transaction,
  { organizationId, groupId, labelIds }: Place,
  rows: readonly NewRow[],
  firstId: number,
): Promise<void> {
  const list = rows.map(({ name, externalIdentifier, data }, index) => ({
    id: firstId + index,
    name,
    external_identifier: externalIdentifier,
    data,
    ...searchedBy(name, externalIdentifier, data),
  }));
  await transaction.execute(sql`
    insert into ${articles} (organization_id, group_id, id, name, external_identifier, data, sort_key, search_text)
    select ${organizationId}::integer, ${groupId}::integer, id, name, external_identifier, data, sort_key, search_text
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as row (id integer, name text, external_identifier text, data jsonb, sort_key text, search_text text)`);
  if (labelIds.length === 0) return;
  await transaction.execute(sql`
    insert into ${articleLabels} (organization_id, article_id, label_id)
    select ${organizationId}::integer, article_id, label_id
    from generate_series(${firstId}::integer, ${firstId + rows.length - 1}::integer) as article_id,
      unnest(${sql.param(labelIds)}::integer[]) as label_id`);
}

/** Returns the values an article is searched and sorted by, under the names of their columns. */
export function searchedBy(name: string, externalIdentifier: string, data: readonly ArticleDatum[]) {
  const { sortKey, searchText } = searchColumns(name, externalIdentifier, data);
  return { sort_key: sortKey, search_text: searchText };
}
