import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { addPrint, type AddedFile } from '../../../testing/add-print.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../../testing/test-server.ts';
import { printJobSchema } from '../print-job-answer.ts';
import { dayCountSchema } from './count-per-day.ts';
import { historyJobSchema } from './load-job.ts';
import { historyRowSchema } from './list-jobs.ts';

const admin = 'admin@demo.test';
const member = 'member@demo.test';
const packer = 'packer@demo.test';
const stranger = 'free@free.test';
const pageSchema = z.strictObject({ data: z.array(historyRowSchema), total: z.int() });
const pageOf = (answer: Answer) => pageSchema.parse(answer.body);
const daysOf = (answer: Answer) => z.strictObject({ data: z.array(dayCountSchema) }).parse(answer.body).data;
const peopleSchema = z.strictObject({
  data: z.array(z.strictObject({ userId: z.int(), name: z.string() })),
});

onEveryStore('the print history', (server) => {
  const list = async (query: Record<string, string> = {}, as = admin) =>
    pageOf(await server().call(`GET /api/printjobs?${new URLSearchParams(query).toString()}`, { as }));
  const refusalOf = async (query: Record<string, string>, as = admin) =>
    server().call(`GET /api/printjobs?${new URLSearchParams(query).toString()}`, { as });
  const perDay = async (query: Record<string, string>, as = admin) =>
    daysOf(await server().call(`GET /api/printjobs/perday?${new URLSearchParams(query).toString()}`, { as }));
  const detail = async (id: string, as = admin) => server().call(`GET /api/printjobs/${id}`, { as });

  const idsBetween = async (from: string, to: string) =>
    (await list({ from, to })).data.map((job) => job.entityId);
  const people = async (as: string) =>
    peopleSchema
      .parse((await server().call('GET /api/printjobs/people', { as })).body)
      .data.map(({ name }) => name);

  /** Adds a job of the member, at another time and with other texts. */
  const addJob = async ({ createdAt, ...file }: AddedFile & { createdAt: string }) => {
    const [row] = (await list({}, member)).data;
    if (!row) throw new Error('The demo has no print history.');
    const { organizationId } = demoOrganization;
    return server().store.asOrganization(organizationId, (transaction) =>
      addPrint(transaction, {
        organizationId,
        accountId: row.userId,
        createdAt: new Date(createdAt),
        files: [file],
      }),
    );
  };

  it('lists jobs newest first with their number, in pages that meet and do not overlap', async () => {
    const all = await list({ take: '100' });
    expect(all.total).toBe(all.data.length);
    const times = all.data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const pages = [await list({ take: '4' }), await list({ take: '4', offset: '4' })];
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data.slice(0, 8));
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total]);
  });

  it('shows for a job the worst result of its files', async () => {
    const states = Map.groupBy((await list({ take: '100' })).data, ({ state }) => state);
    expect(states.get('Unknown')?.[0]?.entries.map(({ status }) => status)).toEqual(['Success', 'Unknown']);
    const counted = await Promise.all(
      ['Failed', 'Unknown', 'Canceled', 'Created', 'Success'].map(async (state) => {
        const { data } = await list({ take: '100', state });
        expect(data.every((job) => job.state === state)).toBe(true);
        return data.length;
      }),
    );
    expect(counted.reduce((sum, count) => sum + count)).toBe((await list()).total);
    expect(counted.slice(0, 3)).toEqual([1, 1, 1]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['a label', { labelId: '1' }, 2],
    ['a label that does not exist', { labelId: '999' }, 0],
    ['words of a label’s name, in any capitals', { label: 'pRODUCT 60 40' }, 2],
    ['a word of an article’s name with an accent', { article: 'CRÈME' }, 2],
    ['the same without accents, by its beginning', { article: 'cre' }, 2],
    ['what is within a word only', { article: 'rème' }, 0],
    ['a printer', { printerId: '2' }, 2],
    ['words of a printer’s name', { printer: 'save to' }, 5],
    ['a label and a printer of the same file', { labelId: '3', printerId: '1' }, 1],
    ['a person', { personId: '3' }, 2],
    ['a percent sign, which is no wildcard', { article: '%' }, 0],
    ['an underscore, which is no wildcard', { article: '_' }, 0],
    ['a backslash', { article: '\\' }, 0],
    ['a quote', { label: "' or 1=1 --" }, 0],
    ['an order without prints', { order: 'SO-' }, 0],
  ])('finds jobs by %s', async (_, query, count) => {
    const to = new Date(server().now().getTime()).toISOString();
    expect((await list({ ...query, to, take: '100' })).total).toBe(count);
  });

  it('includes the first instant of a period and not its last one', async () => {
    const id = await addJob({ createdAt: '2024-02-29T12:00:00Z' });
    expect(await idsBetween('2024-02-29T12:00:00Z', '2024-02-29T12:00:01Z')).toEqual([id]);
    expect(await idsBetween('2024-02-29T13:00:00+01:00', '2024-02-29T13:00:01+01:00')).toEqual([id]);
    expect(await idsBetween('2024-02-29T11:00:00Z', '2024-02-29T12:00:00Z')).toEqual([]);
    expect(await idsBetween('2024-03-01T00:00:00Z', '2024-02-01T00:00:00Z')).toEqual([]);
  });

  it('limits people to their own prints, also when they ask for those of others', async () => {
    const own = await list({ take: '100' }, packer);
    expect(new Set(own.data.map(({ userName }) => userName)).size).toBe(1);
    const [userId] = own.data.map((job) => job.userId);
    expect((await list({ personId: String(userId) }, packer)).total).toBe(own.total);
    const refused = await refusalOf({ personId: '2' }, packer);
    expect([refused.status, messageOf(refused)]).toEqual([
      403,
      'You see your own prints only. An administrator sees those of others.',
    ]);
    expect((await list({}, 'labels@demo.test')).total).toBe((await list()).total);
    expect((await list({}, stranger)).total).toBe(0);
  });

  it('names the people whose prints one may ask for', async () => {
    expect(await people(packer)).toEqual(['Paulina Kowalczyk']);
    expect(await people(admin)).toContain('Mateo Silva');
    expect(await people(stranger)).not.toContain('Mateo Silva');
  });

  it.each<Record<string, string>>([
    { take: '0' },
    { take: '101' },
    { take: '1e2' },
    { offset: '-1' },
    { from: 'yesterday' },
    { from: '2026-02-30T00:00:00Z' },
    { from: '2026-02-01' },
    { to: '0000-01-01T00:00:00Z' },
    { labelId: '1 or 1=1' },
    { labelId: '99999999999' },
    { printerId: '-1' },
    { personId: 'me' },
    { state: 'Processed' },
    { state: "Failed' --" },
    { label: 'x'.repeat(201) },
    { article: '\0' },
  ])('refuses %o with a sentence', async (query) => {
    const answer = await refusalOf(query);
    expect(answer.status).toBe(422);
    expect(messageOf(answer).length).toBeGreaterThan(20);
  });

  it.each([
    'Europe/Nowhere',
    '+05:30',
    "UTC'; drop table print_jobs; --",
    'Europe/Berlin/../..',
    'x'.repeat(80),
  ])('refuses the time zone %s', async (timeZone) => {
    const query = new URLSearchParams({ timeZone }).toString();
    for (const call of ['perday', 'export']) {
      const answer = await server().call(`GET /api/printjobs/${call}?${query}`, { as: admin });
      expect([answer.status, messageOf(answer)]).toEqual([
        422,
        expect.stringContaining('must be an IANA time zone'),
      ]);
    }
  });

  it.each<[string, string, readonly string[], readonly [string, number][]]>([
    [
      'the night clocks go forward in Berlin',
      'Europe/Berlin',
      ['2024-03-30T22:59:00Z', '2024-03-30T23:00:00Z', '2024-03-31T21:59:00Z', '2024-03-31T22:00:00Z'],
      [
        ['2024-03-30', 1],
        ['2024-03-31', 2],
        ['2024-04-01', 1],
      ],
    ],
    [
      'the night clocks go back in Berlin: a day of 25 hours',
      'Europe/Berlin',
      [
        '2024-10-26T22:00:00Z',
        '2024-10-27T00:30:00Z',
        '2024-10-27T01:30:00Z',
        '2024-10-27T22:59:00Z',
        '2024-10-27T23:00:00Z',
      ],
      [
        ['2024-10-27', 4],
        ['2024-10-28', 1],
      ],
    ],
    [
      'a day that begins at one o’clock in Santiago',
      'America/Santiago',
      ['2024-09-08T03:59:00Z', '2024-09-08T04:00:00Z'],
      [
        ['2024-09-07', 1],
        ['2024-09-08', 1],
      ],
    ],
    [
      'half an hour in Kolkata',
      'Asia/Kolkata',
      ['2023-05-01T18:29:00Z', '2023-05-01T18:30:00Z'],
      [
        ['2023-05-01', 1],
        ['2023-05-02', 1],
      ],
    ],
  ])('counts by the days of a person’s own clock: %s', async (_, timeZone, moments, expected) => {
    for (const createdAt of moments) await addJob({ createdAt, labelCount: 3 });
    const at = moments.map((moment) => Date.parse(moment));
    const from = new Date(Math.min(...at)).toISOString();
    const to = new Date(Math.max(...at) + 1).toISOString();
    expect(await perDay({ timeZone, from, to })).toEqual(
      expected.map(([day, jobs]) => ({ day, jobs, labels: jobs * 3 })),
    );
  });

  it('counts a job once, and of its labels those that were asked for', async () => {
    const batch = await perDay({ label: 'Batch' });
    expect(batch).toEqual([expect.objectContaining({ jobs: 1, labels: 12 })]);
    const one = await perDay({ label: 'Batch', article: '6 parts' });
    expect(one).toEqual([expect.objectContaining({ jobs: 1, labels: 6 })]);
    expect(await perDay({}, stranger)).toEqual([]);
  });

  it('shows one job with all that was printed', async () => {
    const [row] = (await list({ label: 'Batch' }, member)).data;
    const job = z
      .strictObject({ data: historyJobSchema })
      .parse((await detail(row?.entityId ?? '', member)).body).data;
    expect(job).toMatchObject({
      state: 'Success',
      computerName: 'BAKERY-01',
      userName: 'Mateo Silva',
      labelCount: 12,
      canReprint: true,
      reprintOf: null,
      reprints: [],
    });
    expect(job.entries[0]).toMatchObject({ labelId: 6, version: 1, currentVersion: 1, orderNumber: null });
    expect(job.entries[0]?.values).toContainEqual({
      name: 'lot',
      label: 'Lot',
      value: 'L2026-117',
      lastValue: null,
    });
  });

  it.each([
    ['somebody else’s', packer],
    ['another organisation’s', stranger],
  ])('does not show %s job', async (_, as) => {
    const [row] = (await list({}, member)).data;
    const answer = await detail(row?.entityId ?? '', as);
    expect([answer.status, messageOf(answer)]).toEqual([404, `There is no print job ${row?.entityId}.`]);
  });

  it.each(['1', 'x', '00000000-0000-4000-8000-000000000000', '%00'])(
    'answers 404 for the job %s',
    async (id) => {
      expect((await detail(id)).status).toBe(404);
    },
  );

  const exported = (query: Record<string, string>, as = admin) =>
    server().call(`GET /api/printjobs/export?${new URLSearchParams(query).toString()}`, { as });

  it('exports CSV that spreadsheets read and that contains no formula', async () => {
    const createdAt = '2022-01-01T23:30:00Z';
    await addJob({ createdAt, labelName: '=HYPERLINK("http://evil")', articleName: '@SUM(1)\r\n+1, "x"' });
    await addJob({ createdAt: '2022-01-01T23:29:00Z', labelName: '  -2+3', articleName: null });
    const answer = await exported({ to: '2022-02-01T00:00:00Z', timeZone: 'Europe/Berlin' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="print-history-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = z.string().parse(answer.body);
    const lines = text.split(/\r\n(?=\d{4}-|$)/);
    expect(lines[0]).toContain('Time (Europe/Berlin),Time (UTC),Label,Version,Article');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(
      '2022-01-02 00:30:00,2022-01-01T23:30:00.000Z,"\'=HYPERLINK(""http://evil"")",2,"\'@SUM(1)\r\n+1, ""x""",',
    );
    expect(lines[2]).toContain(",'  -2+3,2,,");
    expect(lines[3]).toBe('');
  });

  it('exports what the list shows, of the person’s own prints', async () => {
    const files = async (query: Record<string, string>, as: string) =>
      z
        .string()
        .parse((await exported(query, as)).body)
        .trim()
        .split('\r\n').length - 1;
    const listed = (await list({ take: '100' }, packer)).data.flatMap(({ entries }) => entries).length;
    expect(await files({}, packer)).toBe(listed);
    expect(await files({ state: 'Failed' }, packer)).toBe(0);
    expect(await files({}, stranger)).toBe(0);
    expect((await exported({ personId: '2' }, packer)).status).toBe(403);
  });

  it('shows a job that was just printed', async () => {
    const body = {
      computerName: 'BENCH',
      labels: [{ labelId: 1, printerId: 1, articleId: 13, quantity: 2 }],
    };
    const printed = await server().call('POST /api/printjobs/article', { as: member, body });
    const { entityId } = printJobSchema.parse(printed.body);
    expect((await list({ state: 'Created' }, member)).data).toMatchObject([
      { entityId, state: 'Created', labelCount: 2, computerName: 'BENCH' },
    ]);
  });
});
