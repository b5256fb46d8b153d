import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { printJobs, printSearchBacklog, printSearches } from '../../../foundation/store/schema/index.ts';
import { demoOrganization, freeOrganization } from '../../../program/demo/demo-organizations.ts';
import { addPrint, type AddedFile } from '../../../testing/add-print.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { historyRowSchema } from '../history/list-jobs.ts';
import { fillPrintWords } from './fill-print-words.ts';

const admin = 'admin@demo.test';
const packer = 'packer@demo.test';
const stranger = 'free@free.test';
const { organizationId } = demoOrganization;
const pageSchema = z.strictObject({ data: z.array(historyRowSchema), total: z.int() });

onEveryStore('the search of prints', (server) => {
  const list = async (query: Record<string, string>, as = admin) => {
    const answer = await server().call(`GET /api/printjobs?${new URLSearchParams(query).toString()}`, { as });
    expect(answer.status).toBe(200);
    return pageSchema.parse(answer.body);
  };
  const idsOf = async (query: Record<string, string>, as = admin) =>
    (await list({ take: '100', ...query }, as)).data.map(({ entityId }) => entityId);
  const idOf = async (name: string) => {
    const { body } = await server().call('GET /api/printjobs/people', { as: admin });
    const people = z
      .object({ data: z.array(z.object({ userId: z.int(), name: z.string() })) })
      .parse(body).data;
    return people.find((person) => person.name === name)?.userId ?? 0;
  };
  const add = async (files: readonly AddedFile[], createdAt = new Date(), person = 'Mateo Silva') => {
    const accountId = await idOf(person);
    return server().store.asOrganization(organizationId, (transaction) =>
      addPrint(transaction, { organizationId, accountId, createdAt, computerName: 'OVEN-7', files }),
    );
  };

  it('finds a job by everything that is on its labels, and by who printed what and where', async () => {
    const serials = Array.from({ length: 100 }, (_none, at) => ({ serial: String(at + 1).padStart(6, '0') }));
    const id = await add([
      {
        articleId: 13,
        articleName: 'Pflaumenmus “Großmutter”',
        labelName: 'Jar lid Ø 60',
        values: { lot: 'ZQ2026-0117', bestBefore: '27.11.2027', gtin: '09501101530003', serial: '000001' },
        labelValues: serials,
      },
    ]);
    for (const searchQuery of [
      'ZQ2026-0117',
      'zq2026',
      '0117 zq',
      '27.11.2027 pflaumenmus',
      '9501101530003 zq2026',
      '09501101530003 zq2026',
      '000042 pflaumen',
      '42 GROSSMUTTER”',
      'grossmutter',
      'jar o 60 lid',
      'silva oven-7 pflaumenmus',
      'v2 pflaumenmus',
      'save pflaumenmus',
      id,
      id.toUpperCase(),
    ])
      expect([searchQuery, await idsOf({ searchQuery })]).toEqual([searchQuery, [id]]);
    for (const searchQuery of ['zq2027', '000101 pflaumenmus', 'flaumenmus', 'zq2026 packer'])
      expect([searchQuery, await idsOf({ searchQuery })]).toEqual([searchQuery, []]);
  });

  it('wants all words in one file of a job', async () => {
    const id = await add([
      { values: { lot: 'QQ1', note: 'first' } },
      { values: { lot: 'QQ2', note: 'second' } },
    ]);
    expect(await idsOf({ searchQuery: 'qq1 first' })).toEqual([id]);
    expect(await idsOf({ searchQuery: 'qq1 second' })).toEqual([]);
    expect(await idsOf({ searchQuery: 'qq' })).toEqual([id]);
  });

  it('finds the whole value of one variable, and no other that begins with it', async () => {
    const one = await add([{ values: { lot: 'Lot 1', note: 'Lot 12' } }]);
    const other = await add([{ values: { lot: 'Lot 12' } }]);
    expect(await idsOf({ variable: 'lot', value: 'lot  1' })).toEqual([one]);
    expect(await idsOf({ variable: 'lot', value: 'LOT 12' })).toEqual([other]);
    expect(await idsOf({ variable: 'note', value: 'Lot 12' })).toEqual([one]);
    expect(await idsOf({ variable: 'note', value: 'Lot' })).toEqual([]);
    expect(await idsOf({ variable: 'lot', value: 'Lot 12', searchQuery: 'lot' })).toEqual([other]);
    expect(await idsOf({ variable: 'note' })).toContain(one);
    expect(await idsOf({ variable: 'note' })).not.toContain(other);
    expect((await idsOf({ value: 'Lot 12' })).toSorted()).toEqual([one, other].toSorted());
  });

  it('says what was found, values first, and in whose words', async () => {
    const [serial, other] = [{ serial: '777001' }, { serial: '777002' }];
    await add([
      {
        articleName: 'Sloe gin 777',
        values: { lot: 'L777', serial: '777001' },
        labelValues: [serial, other],
      },
    ]);
    const matches = async (query: Record<string, string>) => (await list(query)).data[0]?.matches;
    expect(await matches({ searchQuery: '777002 sloe' })).toEqual([
      { kind: 'value', label: 'serial', text: '777002' },
      { kind: 'article', label: '', text: 'Sloe gin 777' },
    ]);
    expect(await matches({ searchQuery: 'L777', variable: 'serial', value: '777001' })).toEqual([
      { kind: 'value', label: 'serial', text: '777001' },
      { kind: 'value', label: 'lot', text: 'L777' },
    ]);
    expect(await matches({ variable: 'lot', value: 'L777' })).toEqual([
      { kind: 'value', label: 'lot', text: 'L777' },
    ]);
    expect(await matches({ article: 'sloe' })).toEqual([]);
    expect((await list({})).data.every((job) => job.matches.length === 0)).toBe(true);
  });

  it('lists what it found newest first, over all weeks, in pages that meet and do not overlap', async () => {
    const dates = Array.from({ length: 12 }, (_none, at) => new Date(Date.UTC(2021, at, 3, 12)));
    const ids: string[] = [];
    for (const date of dates)
      ids.push(await add([{ values: { lot: 'WEEKLY' } }, { values: { lot: 'WEEKLY' } }], date));
    const wanted = ids.toReversed();
    expect(await idsOf({ searchQuery: 'weekly' })).toEqual(wanted);
    const pages = await Promise.all(
      [0, 5, 10, 15].map((offset) => list({ searchQuery: 'weekly', take: '5', offset: String(offset) })),
    );
    expect(pages.flatMap(({ data }) => data.map(({ entityId }) => entityId))).toEqual(wanted);
    expect(pages.map(({ total }) => total)).toEqual([12, 12, 12, 12]);
    const period = { from: '2021-02-03T12:00:00Z', to: '2021-05-03T12:00:00Z' };
    expect(await idsOf({ searchQuery: 'weekly', ...period })).toEqual(ids.slice(1, 4).toReversed());
    const days = await server().call(
      `GET /api/printjobs/perday?${new URLSearchParams({ searchQuery: 'weekly', ...period }).toString()}`,
      { as: admin },
    );
    expect(days.body).toEqual({
      data: ['2021-02-03', '2021-03-03', '2021-04-03'].map((day) => ({ day, jobs: 1, labels: 2 })),
    });
  });

  it('combines a search with the outcome of the job and with the person', async () => {
    const good = await add([{ values: { lot: 'MIX' } }]);
    const bad = await add([{ values: { lot: 'MIX' } }, { status: 'Failed' }]);
    const theirs = await add([{ values: { lot: 'MIX' } }], new Date(), 'Paulina Kowalczyk');
    expect(await idsOf({ searchQuery: 'mix', state: 'Failed' })).toEqual([bad]);
    expect((await idsOf({ searchQuery: 'mix', state: 'Success' })).toSorted()).toEqual(
      [good, theirs].toSorted(),
    );
    expect(await idsOf({ searchQuery: 'mix', state: 'Unknown' })).toEqual([]);
    expect(await idsOf({ searchQuery: 'mix', personId: String(await idOf('Paulina Kowalczyk')) })).toEqual([
      theirs,
    ]);
  });

  it('shows nobody the prints of others, whatever they search', async () => {
    const id = await add([{ values: { lot: 'SECRET-1' } }]);
    const theirs = await add([{ values: { lot: 'SECRET-2' } }], new Date(), 'Paulina Kowalczyk');
    expect(await idsOf({ searchQuery: 'secret' }, packer)).toEqual([theirs]);
    expect(await idsOf({ variable: 'lot', value: 'secret-1' }, packer)).toEqual([]);
    expect(await idsOf({ searchQuery: id }, packer)).toEqual([]);
    const refused = await server().call(
      `GET /api/printjobs?searchQuery=secret&personId=${await idOf('Mateo Silva')}`,
      { as: packer },
    );
    expect(refused.status).toBe(403);
    expect(await idsOf({ searchQuery: 'secret' }, stranger)).toEqual([]);
    expect(await idsOf({ variable: 'lot' }, stranger)).toEqual([]);
    const seen = await server().store.asOrganization(freeOrganization.organizationId, (transaction) =>
      transaction.$count(printSearches),
    );
    expect(seen).toBe(0);
    const csv = async (as: string) =>
      z.string().parse((await server().call('GET /api/printjobs/export?searchQuery=secret', { as })).body);
    expect(await csv(packer)).not.toContain('SECRET-1');
    expect(await csv(packer)).toContain('SECRET-2');
    expect((await csv(stranger)).trim().split('\r\n')).toHaveLength(1);
  });

  it('finds a job that was just printed by the values on it', async () => {
    const body = {
      computerName: 'BENCH',
      labels: [
        {
          labelId: 6,
          printerId: 1,
          articleId: 13,
          quantity: 2,
          editableData: [{ key: 'lot', data: 'JUST-NOW' }],
        },
      ],
    };
    const printed = await server().call('POST /api/printjobs/article', { as: 'member@demo.test', body });
    expect(printed.status).toBe(200);
    const { data } = await list({ searchQuery: 'just-now' });
    expect(data).toMatchObject([{ matches: [{ kind: 'value', label: 'Lot', text: 'JUST-NOW' }] }]);
    const again = await server().call(`POST /api/printjobs/${data[0]?.entityId ?? ''}/reprint`, {
      as: 'member@demo.test',
      body: { computerName: 'BENCH', version: 'same', reason: 'Damaged' },
    });
    expect(again.status).toBe(200);
    expect((await list({ searchQuery: 'just-now' })).total).toBe(2);
    const ofOrder = { labelId: 4, printerId: 2, quantity: 1, orderId: 1 };
    const ordered = await server().call('POST /api/printjobs', {
      as: 'member@demo.test',
      body: { computerName: 'ORDER-PC', labels: [ofOrder] },
    });
    expect(ordered.status).toBe(200);
  });

  it('leaves out jobs with a file that failed, in whatever week they were printed', async () => {
    const now = Date.now();
    const printed: string[] = [];
    for (const weeks of [0, 3, 4, 30]) {
      const at = new Date(now - weeks * 7 * 86_400_000);
      const file = { values: { lot: 'LEFTOUT' } };
      await add([file, { ...file, status: 'Failed' }], at);
      printed.push(await add([file], at));
    }
    expect(await idsOf({ searchQuery: 'leftout', state: 'Success' })).toEqual(printed);
    expect((await list({ searchQuery: 'leftout' })).total).toBe(8);
  });

  it('finds beginnings of one or two characters beside longer words, where few files have these and where many do', async () => {
    const now = new Date();
    const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000);
    await add(
      Array.from({ length: 210 }, (_none, at) => ({ values: { lot: 'MASSES', note: `${at}k` } })),
      now,
    );
    const one = await add([{ values: { lot: 'MASSES 5y' } }], now);
    const earlier = await add([{ values: { lot: 'MASSES 5y' } }, { values: { lot: '9y' } }], weeksAgo(10));
    const rare = await add([{ values: { lot: 'SINGULAR 5y' } }], weeksAgo(2));
    expect(await idsOf({ searchQuery: 'masses 5y' })).toEqual([one, earlier]);
    expect(await idsOf({ searchQuery: 'y masses' })).toEqual([one, earlier]);
    expect(await idsOf({ searchQuery: 'masses 9y' })).toEqual([]);
    expect(await idsOf({ searchQuery: 'singular 5' })).toEqual([rare]);
    expect(await idsOf({ searchQuery: 'singular z' })).toEqual([]);
    expect(await idsOf({ searchQuery: '5 y' })).toEqual([one, rare, earlier]);
    const csv = await server().call('GET /api/printjobs/export?searchQuery=masses%205y', { as: admin });
    expect(z.string().parse(csv.body).trim().split('\r\n')).toHaveLength(3);
  });

  it('forgets a job that is deleted', async () => {
    const id = await add([{ values: { lot: 'SHORT-LIVED' } }]);
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.delete(printJobs).where(eq(printJobs.id, id)),
    );
    expect(await idsOf({ searchQuery: 'short-lived' })).toEqual([]);
    const left = await server().store.asOrganization(organizationId, (transaction) =>
      transaction.$count(printSearches, eq(printSearches.printJobId, id)),
    );
    expect(left).toBe(0);
  });

  it('fills in prints from before the search, also after it was stopped', async () => {
    for (let at = 0; at < 120; at += 1) await add([{ values: { lot: `OLD-${at}` } }], new Date('2020-05-05'));
    const rows = () =>
      server().store.asOrganization(organizationId, (transaction) =>
        transaction.select().from(printSearches).orderBy(printSearches.printJobEntryId),
      );
    const before = await rows();
    await server().store.asOrganization(organizationId, async (transaction) => {
      await transaction.delete(printSearches);
      await transaction.insert(printSearchBacklog).values({ organizationId });
    });
    expect(await idsOf({ searchQuery: 'old-' })).toEqual([]);
    let steps = 0;
    await fillPrintWords(server().store, () => (steps += 1) > 1);
    const some = await rows();
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(before.length);
    await fillPrintWords(server().store);
    expect(await rows()).toEqual(before);
    const due = await server().store.asOrganization(organizationId, (transaction) =>
      transaction.$count(printSearchBacklog),
    );
    expect(due).toBe(0);
  });

  it.each<Record<string, string>>([
    { searchQuery: 'x'.repeat(201) },
    { variable: 'x'.repeat(201) },
    { value: '\0' },
    { searchQuery: '\0' },
  ])('refuses %o with a sentence', async (query) => {
    const answer = await server().call(`GET /api/printjobs?${new URLSearchParams(query).toString()}`, {
      as: admin,
    });
    expect(answer.status).toBe(422);
  });
});
