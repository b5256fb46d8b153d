import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { seedDemo } from '../../../program/demo/seed-demo.ts';
import { accounts } from '../../../foundation/store/schema/index.ts';
import type { Store } from '../../../foundation/store/store.ts';
import { searchTerms } from '../../../foundation/values/search-terms.ts';
import { addPrint } from '../../../testing/add-print.ts';
import { testStores } from '../../../testing/test-stores.ts';
import { askedWords, type AskedPrints } from './asked-words.ts';
import { searchPrintJobs } from './search-prints.ts';

const { organizationId } = demoOrganization;

/** Values as people and machines write them, with what patterns, queries and quotes would be made of. */
const valueOf = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.replaceAll('\0', '').toWellFormed()),
  fc
    .array(
      fc.constantFrom(
        '%',
        '_',
        '\\',
        "'",
        '"',
        ':*',
        '&',
        '|',
        '!',
        '(',
        ')',
        '<->',
        ' ',
        'Ä',
        'ß',
        'ﬁ',
        '0',
        '007',
        'L-1',
        '😀',
        '\u001d',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
  fc.stringMatching(/^\d{1,20}$/),
);
const printOf = fc.record({
  values: fc.dictionary(fc.constantFrom('lot', 'best before', "it's", 'a=b', 'Größe'), valueOf, {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  serials: fc.array(valueOf, { maxLength: 5 }),
  at: fc.date({ min: new Date('2025-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }),
});

/** Returns what somebody may ask who has read a value: all of it, its words, and the beginning of its first word. */
function questionsFor(name: string, value: string, cut: number): AskedPrints[] {
  const searchQuery = Array.from(value).slice(0, 100).join('');
  const [first] = searchTerms(searchQuery);
  const whole = value === '' ? [] : [{ variable: name, value }];
  if (first === undefined) return whole;
  const begun = Array.from(first)
    .slice(0, 1 + (cut % Array.from(first).length))
    .join('');
  const isOneWord = searchTerms(begun)[0] === begun;
  return [...whole, { searchQuery }, ...(isOneWord ? [{ searchQuery: begun }] : [])];
}

const stores = await testStores();

describe.each(stores)('the words of prints on $name', ({ open }) => {
  let store: Store;
  let accountId = 0;
  beforeAll(async () => {
    store = await open();
    await seedDemo(store);
    [accountId = 0] = await store.asOrganization(organizationId, async (transaction) =>
      (await transaction.select({ id: accounts.id }).from(accounts)).map(({ id }) => id),
    );
  });
  afterAll(() => store.close());

  const find = async (asked: AskedPrints) => {
    const { jobIds, total } = await store.asOrganization(organizationId, (transaction) =>
      searchPrintJobs(transaction, {
        words: askedWords(asked),
        period: {},
        withOne: undefined,
        withNone: undefined,
        take: 1000,
        offset: 0,
      }),
    );
    expect(total).toBe(jobIds.length);
    return jobIds;
  };

  it('finds whatever was printed by each of its values, and by the beginning of each', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(printOf, { minLength: 1, maxLength: 4 }), fc.nat(), async (prints, cut) => {
        for (const { values, serials, at } of prints) {
          const id = await store.asOrganization(organizationId, (transaction) =>
            addPrint(transaction, {
              organizationId,
              accountId,
              createdAt: at,
              files: [
                { values, labelValues: serials.length === 0 ? null : serials.map((serial) => ({ serial })) },
              ],
            }),
          );
          const all = [...Object.entries(values), ...serials.map((serial) => ['serial', serial] as const)];
          const missed: AskedPrints[] = [];
          for (const asked of all.flatMap(([name, value]) => questionsFor(name, value, cut)))
            if (!(await find(asked)).includes(id)) missed.push(asked);
          expect(missed).toEqual([]);
        }
      }),
      { numRuns: process.env['TEST_RUN'] === 'all' ? 15 : 5 },
    );
  });
});
