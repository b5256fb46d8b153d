import { z } from 'zod';
import { asc, desc, type SQL } from 'drizzle-orm';
import { articles } from '../../foundation/store/schema/index.ts';

/** What lists of articles are sorted by, as search_articles (server/drizzle/0014) knows it: a minus turns it round. */
export const articleSortSchema = z
  .enum(['name', '-name', 'identifier', '-identifier', 'changed', '-changed'])
  .default('name');
export type ArticleSort = z.output<typeof articleSortSchema>;

const columns = {
  name: articles.sortKey,
  identifier: articles.externalIdentifier,
  changed: articles.modifiedAt,
} as const;

/** The same order for a query of our own; of equal ones the one that came first. */
export function articleOrder(sort: ArticleSort): SQL[] {
  const isDescending = sort.startsWith('-');
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  const direction = isDescending ? desc : asc;
  return [direction(column), direction(articles.id)];
}
