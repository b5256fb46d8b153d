import { and, asc, or, sql, type SQL } from 'drizzle-orm';
import { articleLabels, articles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { ArticleFacts } from './resolve-values.ts';

/** Numbers of one length that are looked for in articles. */
export interface NumberSearch {
  /** Number of digits. */
  readonly length: number;
  /** True: in all articles; false: in those that are connected to one of the labels. */
  readonly isOfAll: boolean;
  readonly labelIds: readonly number[];
}

/** Article that contains such a number, as identifier or value. */
export interface ArticleWithNumber extends ArticleFacts {
  /** Labels it is connected to. */
  readonly labelIds: readonly number[];
}

/** Loads articles that contain a number that one of these searches looks for, by id. */
export function loadArticlesWithNumbers(
  transaction: Transaction,
  searches: readonly NumberSearch[],
  isAsked: SQL | undefined,
): Promise<ArticleWithNumber[]> {
  return transaction
    .select({
      name: articles.name,
      externalIdentifier: articles.externalIdentifier,
      data: articles.data,
      labelIds: sql<number[]>`array(select label_id from ${articleLabels} where article_id = ${articles.id})`,
    })
    .from(articles)
    .where(and(isAsked, or(...searches.map(isFoundBy))))
    .orderBy(asc(articles.id));
}

const isFoundBy = ({ length, isOfAll, labelIds }: NumberSearch): SQL => {
  const hasNumber = sql`(${articles.externalIdentifier} ~ ${`^[0-9]{${length}}$`}
    or ${articles.data} @? ${`$[*].data ? (@ like_regex "^[0-9]{${length}}$")`}::jsonpath)`;
  return isOfAll ? hasNumber : sql`(${hasNumber} and ${isConnectedTo(labelIds)})`;
};

/**
 * `is true` and `offset 0` keep the planner from joining: the labels, thousands of them, become a hash table that is made
 * once, and only the few articles with a number are looked up.
 */
const isConnectedTo = (labelIds: readonly number[]): SQL =>
  sql`exists (select from ${articleLabels} where ${articleLabels.articleId} = ${articles.id}
    and (${articleLabels.labelId} in (select unnest(${sql.param(labelIds)}::integer[]))) is true offset 0)`;
