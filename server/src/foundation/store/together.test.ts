import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { seededStore } from '../../testing/shared-store.ts';
import { testStores } from '../../testing/test-stores.ts';
import {
  accounts,
  articles,
  labelVersions,
  mediaFiles,
  organizations,
  printCounters,
} from './schema/index.ts';
import type { Store, Transaction } from './store.ts';

const { organizationId } = demoOrganization;
const month = '1999-01';

const everything = (transaction: Transaction) =>
  [
    transaction.select().from(organizations),
    transaction.select().from(accounts).orderBy(asc(accounts.id)),
    transaction.select().from(articles).where(eq(articles.id, 1)),
    transaction.select().from(labelVersions).orderBy(asc(labelVersions.id)),
    transaction.select().from(mediaFiles).orderBy(asc(mediaFiles.id)),
    transaction.select({ one: sql<number>`1` }).from(organizations),
  ] as const;

describe.each(await testStores())('statements in one message on $name', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await seededStore(kind);
  });
  afterAll(() => store.close());

  const ofMonth = eq(printCounters.month, month);
  const count = (transaction: Transaction, printedJobs: number) =>
    transaction.insert(printCounters).values({ organizationId, month, printedJobs });
  const counted = () =>
    store.asOrganization(organizationId, (transaction) =>
      transaction.select().from(printCounters).where(ofMonth),
    );
  const forget = () =>
    store.asOrganization(organizationId, (transaction) => transaction.delete(printCounters).where(ofMonth));

  const idsOf = async (id: number) => {
    const [rows] = await store.readAsOrganization(organizationId, (transaction) => [
      transaction.select({ id: articles.id }).from(articles).where(eq(articles.id, id)),
    ]);
    return rows.map((row) => row.id);
  };
  /** Fails before a statement that was not sent before, so that it is not prepared. */
  const codeOfFailing = (id: number) =>
    store
      .readAsOrganization(organizationId, (transaction) => [
        transaction.select({ bad: sql`1 / (${id}::integer - ${id}::integer)` }).from(organizations),
        transaction.select({ id: articles.id, [`as${id}`]: articles.name }).from(articles),
      ])
      .catch((error) => error.cause.code);

  it('read the same as one by one, of every type, and of their organisation only', async () => {
    const together = await store.readAsOrganization(organizationId, everything);
    const oneByOne = await store.asOrganization(organizationId, async (transaction) => {
      const answers: unknown[] = [];
      for (const statement of everything(transaction)) answers.push(await statement);
      return answers;
    });
    expect(together).toEqual(oneByOne);
    expect(together.every((rows) => rows.length > 0)).toBe(true);
    expect(together[0]).toHaveLength(1);
    const [others] = await store.readAsOrganization(freeOrganization.organizationId, (transaction) => [
      transaction.select({ id: organizations.organizationId }).from(organizations),
    ]);
    expect(others).toEqual([{ id: freeOrganization.organizationId }]);
  });

  it('take texts as they are, whatever is in them', async () => {
    const texts = [
      "'; drop table accounts; --",
      'back\\slash \\',
      "E'x'",
      '$1 $2',
      '"',
      'Größe 😀',
      '\n',
      '',
    ];
    for (const text of texts) {
      const [[found]] = await store.readAsOrganization(organizationId, (transaction) => [
        transaction.select({ text: sql<string>`${text}::text` }).from(organizations),
      ]);
      expect(found).toEqual({ text });
    }
  });

  it('answer for the values of each time, however often they are asked, and beside some that fail', async () => {
    const ids = [...Array(40).keys()].map((at) => (at % 8) + 1);
    const answers = await Promise.all(
      ids.flatMap((id, at) => [idsOf(id), ...(at % 5 === 0 ? [codeOfFailing(id)] : [])]),
    );
    expect(answers).toEqual(ids.flatMap((id, at) => (at % 5 === 0 ? [[id], '22012'] : [[id]])));
  });

  it('read the rows of the organisation that asks, also with what another one had prepared', async () => {
    for (const of of [organizationId, freeOrganization.organizationId, organizationId]) {
      const read = await store.readAsOrganization(of, (transaction) => [
        transaction.select({ id: organizations.organizationId }).from(organizations),
      ]);
      expect(read).toEqual([[{ id: of }]]);
    }
  });

  it('may be what is known already, or nothing', async () => {
    const answers = await store.readAsOrganization(organizationId, (transaction) => [
      Promise.resolve('known'),
      transaction.select({ id: organizations.organizationId }).from(organizations),
    ]);
    expect(answers).toEqual(['known', [{ id: organizationId }]]);
    expect(await store.readAsOrganization(organizationId, () => [])).toEqual([]);
  });

  it('that only read write nothing', async () => {
    const writing = store.readAsOrganization(organizationId, (transaction) => [count(transaction, 1)]);
    // PostgreSQL's refusal means that its server is a copy; the embedded store passes it on.
    await expect(writing).rejects.toMatchObject({ cause: expect.any(Error) });
    expect(await counted()).toEqual([]);
  });

  it('fail with what the database says of the first that fails, and leave the store as it was', async () => {
    const failing = store.readAsOrganization(organizationId, (transaction) => [
      transaction.select().from(organizations),
      transaction.select({ bad: sql`1 / 0` }).from(organizations),
      transaction.select({ worse: sql`'x'::integer` }).from(organizations),
    ]);
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    const [rows] = await store.readAsOrganization(organizationId, (transaction) => [
      transaction.select({ id: organizations.organizationId }).from(organizations),
    ]);
    expect(rows).toEqual([{ id: organizationId }]);
  });

  it('at the end of a transaction are made of its result, run in their order, and committed with it', async () => {
    const result = await store.asOrganization(
      organizationId,
      async (transaction) => {
        await count(transaction, 5);
        return 7;
      },
      (transaction, jobs) => [
        transaction
          .update(printCounters)
          .set({ printedJobs: sql`printed_jobs * 10` })
          .where(ofMonth),
        transaction
          .update(printCounters)
          .set({ printedJobs: sql`printed_jobs + ${jobs}` })
          .where(ofMonth),
      ],
    );
    expect([result, await counted()]).toEqual([7, [{ organizationId, month, printedJobs: 57 }]]);
    await forget();
  });

  it('at the end of a transaction undo all of it when one fails', async () => {
    const failing = store.asOrganization(
      organizationId,
      (transaction) => count(transaction, 5),
      (transaction) => [
        transaction.update(printCounters).set({ printedJobs: 6 }).where(ofMonth),
        count(transaction, 5),
        transaction.update(printCounters).set({ printedJobs: 8 }).where(ofMonth),
      ],
    );
    await expect(failing).rejects.toMatchObject({
      cause: { code: '23505', constraint: expect.stringContaining('print_counters') },
    });
    expect(await counted()).toEqual([]);
  });

  it('at the end of a transaction are not run when the work fails', async () => {
    const fault = new Error('Not like this.');
    const failing = store.asOrganization(
      organizationId,
      async (transaction) => {
        await count(transaction, 5);
        throw fault;
      },
      (transaction) => [transaction.update(printCounters).set({ printedJobs: 6 })],
    );
    await expect(failing).rejects.toBe(fault);
    expect(await counted()).toEqual([]);
  });
});
