import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { articleRevisions, articles, groups, organizations } from '../../foundation/store/schema/index.ts';
import type { Store } from '../../foundation/store/store.ts';
import { readsOf, readsWithin } from '../../foundation/store/read-rows.ts';
import { testStores } from '../../testing/test-stores.ts';
import { createFoundArticles, type FoundArticles } from './found-articles.ts';
import { searchArticles } from './search-articles.ts';
import type { ArticleFilter } from './article-filter.ts';
import { searchColumns } from './search-text.ts';
import { searchTerms } from '../../foundation/values/search-terms.ts';

const both = [demoOrganization, freeOrganization] as const;
const words = ['crème', 'CREME', 'tarte', 'ca', 'c', 'ç', '50%', '5_0', 'b\\c', 'o’c', 'xyzzy'] as const;
const all: ArticleFilter = { searchQuery: '', take: 500, offset: 0 };

interface Row {
  readonly organizationId: number;
  readonly id: number;
  readonly groupId: number;
  readonly name: string;
}

const organizationOf = fc.constantFrom(...both.map(({ organizationId }) => organizationId));
const nameOf = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '));
const filterOf = fc.record({
  searchQuery: fc.oneof(nameOf, fc.constantFrom('', 'c', 'r', '%', '_', '\\', '’', 'cre', 'me tar')),
  groupIds: fc.oneof(fc.constant(undefined), fc.subarray([1, 2])),
  take: fc.integer({ min: 1, max: 12 }),
  offset: fc.integer({ min: 0, max: 12 }),
});
const stepOf = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    organizationId: organizationOf,
    groupId: fc.constantFrom(1, 2),
    name: nameOf,
  }),
  fc.record({
    do: fc.constant('remove' as const),
    organizationId: organizationOf,
    at: fc.nat(40),
  }),
  fc.record({ do: fc.constant('move' as const), organizationId: organizationOf, at: fc.nat(40) }),
  fc.record({
    do: fc.constant('rename' as const),
    organizationId: organizationOf,
    at: fc.nat(40),
    name: nameOf,
  }),
);
type Step = typeof stepOf extends fc.Arbitrary<infer One> ? One : never;

/** Reference implementation of the search, without any optimisation. */
function searchNaively(rows: readonly Row[], organizationId: number, filter: ArticleFilter) {
  const terms = searchTerms(filter.searchQuery);
  const found = rows
    .filter((row) => row.organizationId === organizationId)
    .filter(({ groupId }) => filter.groupIds?.includes(groupId) ?? true)
    .map((row) => ({ id: row.id, ...searchColumns(row.name, '', []) }))
    .filter(({ searchText }) => terms.every((term) => searchText.includes(term)))
    .toSorted((one, other) =>
      one.sortKey === other.sortKey ? one.id - other.id : one.sortKey < other.sortKey ? -1 : 1,
    );
  return {
    total: found.length,
    articleIds: found.map(({ id }) => id).slice(filter.offset, filter.offset + filter.take),
  };
}

const stores = await testStores();

describe.each(stores)('the search on $name', ({ open }) => {
  let store: Store;
  let nextId = 1;
  beforeAll(async () => {
    store = await open();
    for (const organization of both) {
      const { organizationId } = organization;
      await store.asOrganization(organizationId, async (transaction) => {
        await transaction.insert(organizations).values(organization);
        await transaction
          .insert(groups)
          .values([1, 2].map((id) => ({ organizationId, id, name: `Group ${id}` })));
      });
    }
  });
  afterAll(() => store.close());

  const search = (organizationId: number, cache: FoundArticles, filter: ArticleFilter) =>
    searchArticles({ read: readsOf(store, organizationId), organizationId, cache }, filter);
  const add = (row: Row) =>
    store.asOrganization(row.organizationId, (transaction) =>
      transaction
        .insert(articles)
        .values({ ...row, externalIdentifier: '', ...searchColumns(row.name, '', []) }),
    );
  const change = ({ organizationId, id }: Row, values: Partial<typeof articles.$inferInsert>) =>
    store.asOrganization(organizationId, (transaction) =>
      transaction
        .update(articles)
        .set(values)
        .where(and(eq(articles.organizationId, organizationId), eq(articles.id, id))),
    );
  const clear = async () => {
    for (const { organizationId } of both) {
      await store.asOrganization(organizationId, (transaction) => transaction.delete(articles));
    }
  };

  /** Executes one step in the store and returns the rows afterwards. */
  async function take(rows: readonly Row[], step: Step): Promise<Row[]> {
    if (step.do === 'add') {
      const row = {
        organizationId: step.organizationId,
        id: nextId++,
        groupId: step.groupId,
        name: step.name,
      };
      await add(row);
      return [...rows, row];
    }
    const theirs = rows.filter(({ organizationId }) => organizationId === step.organizationId);
    const row = theirs[step.at % Math.max(1, theirs.length)];
    if (!row) return [...rows];
    const others = rows.filter((one) => one !== row);
    if (step.do === 'remove') {
      await store.asOrganization(row.organizationId, (transaction) =>
        transaction.delete(articles).where(eq(articles.id, row.id)),
      );
      return others;
    }
    const changed = step.do === 'move' ? { ...row, groupId: 3 - row.groupId } : { ...row, name: step.name };
    await change(row, {
      groupId: changed.groupId,
      name: changed.name,
      ...searchColumns(changed.name, '', []),
    });
    return [...others, changed];
  }

  it('finds and counts the same as a plain filter, whatever happened since the last count', async () => {
    // Two servers, each with its own cache of results, over one store.
    const servers = [createFoundArticles(), createFoundArticles({ totals: 3, pages: 3 })] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(filterOf, { minLength: 1, maxLength: 3 }),
        fc.array(fc.array(stepOf, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (filters, rounds) => {
          await clear();
          let rows: Row[] = [];
          for (const steps of rounds) {
            for (const step of steps) rows = await take(rows, step);
            for (const filter of filters) {
              for (const { organizationId } of both) {
                for (const cache of servers) {
                  expect(await search(organizationId, cache, filter)).toEqual(
                    searchNaively(rows, organizationId, filter),
                  );
                }
              }
            }
          }
        },
      ),
      { numRuns: process.env['TEST_RUN'] === 'all' ? 25 : 8 },
    );
  });

  it('finds and counts the same as a plain filter where there are many hits', async () => {
    await clear();
    const { organizationId } = demoOrganization;
    const many = Array.from({ length: 3000 }, (_none, at) => ({
      organizationId,
      id: nextId + at,
      groupId: 1 + (at % 2),
      name: `${words[at % words.length] ?? ''} tarte ${at % 7 === 0 ? 'rare' : 'plain'} ${at}`,
    }));
    nextId += many.length;
    await store.asOrganization(organizationId, (transaction) =>
      transaction
        .insert(articles)
        .values(many.map((row) => ({ ...row, externalIdentifier: '', ...searchColumns(row.name, '', []) }))),
    );
    const cache = createFoundArticles();
    for (const searchQuery of ['', 'c', 'tarte', 'tarte rare', 'tarte 2999', 'q']) {
      for (const groupIds of [undefined, [2], []]) {
        for (const offset of [0, 0, 50, 2950, 2999, 3000, 5000]) {
          const filter = { searchQuery, groupIds, take: 50, offset };
          expect([filter, await search(organizationId, cache, filter)]).toEqual([
            filter,
            searchNaively(many, organizationId, filter),
          ]);
        }
      }
    }
  });

  it('does not count again until an article of this organisation changes', async () => {
    await clear();
    const { organizationId } = demoOrganization;
    const row = { organizationId, id: nextId++, groupId: 1, name: 'Tarte' };
    await add(row);
    const cache = createFoundArticles();
    await search(organizationId, cache, all);
    const kept = cache.find(organizationId, all);
    expect(kept?.total).toBe(1);
    // A fresh count would be right; a wrong number shows that the cached one was used.
    const wrong = { revision: kept?.revision ?? '', total: 4711, articleIds: [4711] };
    cache.keep(organizationId, all, wrong);
    expect((await search(organizationId, cache, all)).total).toBe(4711);
    await add({ ...row, organizationId: freeOrganization.organizationId, id: nextId++ });
    expect((await search(organizationId, cache, all)).total).toBe(4711);
    await change(row, { name: 'Tarte' });
    expect((await search(organizationId, cache, all)).total).toBe(1);
  });

  it.each([
    // A UPC-E and an EAN-8 whose digits are the same, and each of them alone.
    ['01200003', ['0000001200003', '012000000003'], ['0000001200003']],
    ['01200003', ['012000000003'], ['012000000003']],
    ['04252614', ['0042100005264', '042100005271'], ['0042100005264']],
    ['tarte 04252614', ['0042100005264'], ['0042100005264']],
    // An identifier that has the digits as they are comes first; other digits are no UPC-E.
    ['04252614', ['X-04252614', '042100005264'], ['X-04252614']],
    ['04252615', ['042100005264'], []],
    ['4252614', ['042100005264'], []],
  ])('finds by “%s” among %j: %j', async (searchQuery, identifiers, found) => {
    await clear();
    const { organizationId } = demoOrganization;
    const rows = identifiers.map((externalIdentifier) => ({
      organizationId,
      id: nextId++,
      groupId: 1,
      name: 'Tarte',
      externalIdentifier,
      ...searchColumns('Tarte', externalIdentifier, []),
    }));
    await store.asOrganization(organizationId, (transaction) => transaction.insert(articles).values(rows));
    const cache = createFoundArticles();
    // What was found by other digits is not taken for it, and the second time the page is known.
    await search(organizationId, cache, { ...all, searchQuery: searchQuery.replace(/^0/, '') });
    for (let times = 0; times < 2; times += 1) {
      const { total, articleIds } = await search(organizationId, cache, { ...all, searchQuery });
      expect(articleIds.map((id) => rows.find((row) => row.id === id)?.externalIdentifier)).toEqual(found);
      expect(total).toBe(found.length);
    }
    const narrow = await search(organizationId, cache, { ...all, searchQuery, take: 1, offset: 1 });
    expect(narrow).toEqual({ total: found.length, articleIds: [] });
  });

  it('keeps no count of a change that was rolled back', async () => {
    await clear();
    const { organizationId } = demoOrganization;
    const cache = createFoundArticles();
    const row = { organizationId, id: nextId++, groupId: 1, name: 'Tarte' };
    await add(row);
    const undone = store.asOrganization(organizationId, async (transaction) => {
      await transaction.delete(articles);
      expect(
        (await searchArticles({ read: readsWithin(transaction), organizationId, cache }, all)).total,
      ).toBe(0);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect((await search(organizationId, cache, all)).total).toBe(1);
    await add({ ...row, id: nextId++ });
    expect((await search(organizationId, cache, all)).total).toBe(2);
  });

  it('notices a change that the owner of the tables made without an organisation', async () => {
    const { organizationId } = demoOrganization;
    const cache = createFoundArticles();
    expect((await search(organizationId, cache, all)).total).toBe(2);
    await store.asOwner((transaction) => transaction.execute(sql`truncate articles cascade`));
    expect((await search(organizationId, cache, all)).total).toBe(0);
  });

  it('gives an organisation its own revision only, and takes no count from another', async () => {
    const [one, other] = both;
    const seen = await store.asOrganization(one.organizationId, (transaction) =>
      transaction.select({ organizationId: articleRevisions.organizationId }).from(articleRevisions),
    );
    expect(seen).toEqual([{ organizationId: one.organizationId }]);
    const cache = createFoundArticles();
    await search(other.organizationId, cache, all);
    const theirs = cache.find(other.organizationId, all);
    cache.keep(one.organizationId, all, {
      revision: theirs?.revision ?? '',
      total: 4711,
      articleIds: [4711],
    });
    expect((await search(one.organizationId, cache, all)).total).toBe(0);
  });
});
