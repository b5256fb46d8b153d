import { z } from 'zod';
import { asc, desc, type SQL } from 'drizzle-orm';
import { articles } from '../../foundation/store/schema/index.ts';

/**
 * Sort keys of lists of articles, as search_articles (server/drizzle/0014) expects them; a leading minus reverses the
 * order.
 */
export const articleSortSchema = z
  .enum(['name', '-name', 'identifier', '-identifier', 'changed', '-changed'])
  .default('name');
export type ArticleSort = z.output<typeof articleSortSchema>;

const columns = {
  name: articles.sortKey,
  identifier: articles.externalIdentifier,
  changed: articles.modifiedAt,
} as const;

/** Returns the same order for our own queries; equal articles are sorted by id. */
export function articleOrder(sort: ArticleSort): SQL[] {
  const isDescending = sort.startsWith('-');
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  const direction = isDescending ? desc : asc;
  return [direction(column), direction(articles.id)];
}
