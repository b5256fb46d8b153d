import { eq, sql } from 'drizzle-orm';
import { articleRevisions } from '../../foundation/store/schema/index.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import { integerList } from '../../foundation/store/is-one-of.ts';
import type { ReadRows } from '../../foundation/store/read-rows.ts';
import type { ArticleFilter } from './article-filter.ts';
import type { FoundArticles, Known } from './found-articles.ts';
import { searchTerms, termsWithUpcE } from '../../foundation/values/search-terms.ts';

/** What a search reads with, the organisation, and cached results. */
interface SearchScope {
  readonly read: ReadRows;
  /** Organisation whose rows are read. */
  readonly organizationId: number;
  readonly cache: FoundArticles;
}

/**
 * Returns the ids of one page of articles in the requested order, and the exact total number (server/drizzle/0014). A
 * cached result is used only when the store confirms that no article has changed since.
 */
export async function searchArticles(
  { read, organizationId, cache }: SearchScope,
  filter: ArticleFilter,
): Promise<{ total: number; articleIds: readonly number[] }> {
  const known = cache.find(organizationId, filter);
  if (known?.articleIds && (await isCurrent(read, organizationId, known)))
    return { total: known.total, articleIds: known.articleIds };
  const { searchQuery } = filter;
  const otherTerms = termsWithUpcE(searchQuery);
  // A total that is known may be that of the other words.
  const first = await find(read, searchTerms(searchQuery), filter, otherTerms ? undefined : known);
  const found = first.total === 0 && otherTerms ? await find(read, otherTerms, filter) : first;
  const { total, articleIds, revision } = found;
  if (revision !== null) cache.keep(organizationId, filter, { revision, total, articleIds });
  return { total, articleIds };
}

interface Found {
  readonly total: number;
  readonly articleIds: readonly number[];
  /** Revision of the articles that were searched; null where nothing may be kept. */
  readonly revision: string | null;
}

/** What the search of the store is given (server/drizzle/0026). */
interface Asked {
  /** Words as a list in JSON. */
  readonly terms: string;
  /** Groups to search in; null for all. */
  readonly groups: string | null;
  readonly take: number;
  readonly offset: number;
  readonly revision: string | null;
  readonly total: number | null;
  readonly sort: string;
}

const loadFound = fixedStatement((transaction, place: Places<Asked>) =>
  transaction
    .select({
      total: sql<number>`total`,
      articleIds: sql<number[]>`article_ids`,
      revision: sql<string | null>`revision`,
    })
    .from(
      sql`search_articles(
        array(select jsonb_array_elements_text(${place.terms}::jsonb)), ${place.groups}::integer[],
        ${place.take}::integer, ${place.offset}::integer, ${place.revision}::uuid, ${place.total}::integer,
        ${place.sort}::text)`,
    ),
);

const loadRevision = fixedStatement((transaction, { organizationId }: Places<{ organizationId: number }>) =>
  transaction
    .select({ revision: articleRevisions.revision })
    .from(articleRevisions)
    .where(eq(articleRevisions.organizationId, organizationId)),
);

async function find(
  read: ReadRows,
  terms: readonly string[],
  { groupIds, take, offset, sort = 'name' }: ArticleFilter,
  known?: Known,
): Promise<Found> {
  const [[found]] = await read((transaction) => [
    loadFound(transaction, {
      terms: JSON.stringify(terms),
      groups: groupIds ? integerList(groupIds) : null,
      take,
      offset,
      revision: known?.revision ?? null,
      total: known?.total ?? null,
      sort,
    }),
  ]);
  if (!found) throw new Error('A search has one row, whatever it finds.');
  return found;
}

async function isCurrent(read: ReadRows, organizationId: number, { revision }: Known): Promise<boolean> {
  const [[now]] = await read((transaction) => [loadRevision(transaction, { organizationId })]);
  return now?.revision === revision;
}
