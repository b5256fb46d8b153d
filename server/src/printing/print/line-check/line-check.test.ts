import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import type { Answer } from '../../../testing/test-server.ts';
import { printJobSchema } from '../print-job-answer.ts';
import { historyJobSchema } from '../history/load-job.ts';

const member = 'member@demo.test';
const labelId = 1;
const articleId = 13;
const checkSchema = z.object({
  data: z.object({
    isPassed: z.boolean(),
    findings: z.array(z.object({ scan: z.string(), fact: z.string(), isEqual: z.boolean() })),
  }),
});
const checkOf = (answer: Answer) => checkSchema.parse(answer.body).data;

onEveryStore('the line check', (server) => {
  let number = '';
  const setUp = async (id = labelId) =>
    z
      .object({ data: z.object({ name: z.string(), revision: z.int(), lineCheck: z.boolean() }) })
      .parse((await server().call(`GET /api/labels/${id}/setup`, { as: 'labels@demo.test' })).body).data;
  const switchTo = async (lineCheck: boolean | undefined, id = labelId) =>
    server().call(`PUT /api/labels/${id}`, {
      as: 'labels@demo.test',
      body: {
        name: (await setUp(id)).name,
        groups: [],
        printers: [],
        ...(lineCheck === undefined ? {} : { lineCheck }),
      },
    });
  const print = async (lines: readonly object[]) =>
    printJobSchema.parse(
      (
        await server().call('POST /api/printjobs', {
          as: member,
          body: {
            computerName: 'LINE-1',
            labels: lines.map((line) => ({ labelId, printerId: 1, articleId, ...line })),
          },
        })
      ).body,
    );
  const check = (printJobId: string, body: object, as = member) =>
    server().call(`POST /api/printjobs/${printJobId}/linechecks`, { as, body });
  const fetchFile = (address = '') => server().fetch(new Request(address));
  const history = async (printJobId: string) =>
    z
      .object({ data: historyJobSchema })
      .parse((await server().call(`GET /api/printjobs/${printJobId}`, { as: member })).body).data;

  beforeAll(async () => {
    await switchTo(true);
    const { entries } = await history((await print([{ quantity: 1 }])).entityId);
    number = entries[0]?.values.find(({ name }) => name === 'ean')?.value ?? '';
  });

  it('is a setting of a label that stays where a save leaves it out', async () => {
    expect((await setUp()).lineCheck).toBe(true);
    await switchTo(undefined);
    expect((await setUp()).lineCheck).toBe(true);
  });

  it('gives the first label alone, and the others when product and label are scanned', async () => {
    const { entityId, printFiles } = await print([{ quantity: 250 }]);
    expect(printFiles.map(({ labelCount }) => labelCount)).toEqual([1, 100, 100, 49]);
    const [first, second] = printFiles;
    const firstEntryId = first?.printJobEntryId;
    expect(printFiles.map(({ lineCheck }) => lineCheck)).toEqual(
      Array.from({ length: 4 }, () => ({ firstEntryId, isPassed: false })),
    );
    expect(printFiles.map(({ pdfAsBase64String }) => pdfAsBase64String !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await fetchFile(first?.printFileName)).status).toBe(200);
    const held = await fetchFile(second?.printFileName);
    expect(held.status).toBe(409);
    expect(await held.json()).toMatchObject({ code: 'line-check.held' });

    const wrong = checkOf(
      await check(entityId, { printJobEntryId: firstEntryId, product: '96385074', label: number }),
    );
    expect(wrong.isPassed).toBe(false);
    expect(wrong.findings.filter(({ isEqual }) => !isEqual)).toEqual([
      expect.objectContaining({ scan: 'product', fact: 'number' }),
    ]);
    expect((await fetchFile(second?.printFileName)).status).toBe(409);
    expect((await history(entityId)).entries.map(({ lineCheck }) => lineCheck?.state)).toEqual(
      Array.from({ length: 4 }, () => 'failed'),
    );

    const scans = { printJobEntryId: firstEntryId, product: number, label: number };
    expect(checkOf(await check(entityId, scans)).isPassed).toBe(true);
    expect((await fetchFile(second?.printFileName)).status).toBe(200);
    // The answer was lost: the same again, whatever is scanned, and nothing more in the history.
    expect(checkOf(await check(entityId, { ...scans, product: '96385074' })).isPassed).toBe(true);

    const { entries } = await history(entityId);
    expect(entries[1]?.lineCheck).toEqual({
      firstEntryId,
      state: 'passed',
      isDue: false,
      checks: [],
    });
    expect(entries[0]?.lineCheck?.checks.map(({ isPassed, product }) => [isPassed, product])).toEqual([
      [true, number],
      [false, '96385074'],
    ]);
    const { body } = await server().call(`GET /api/printjobs/export?searchQuery=${entityId}`, { as: member });
    const exported = z.string().parse(body);
    expect(exported.split('\r\n')[1]).toMatch(/,passed,\d{4}-\d\d-\d\dT[\d:.]+Z,[^,]+$/);
  });

  it('compares the lot and the date of the fullest code, and takes rows with other lots for other runs', async () => {
    const batch = 6;
    await switchTo(true, batch);
    const lots = ['L-1', 'L-1', 'L-2'];
    const { entityId, printFiles } = await print(
      lots.map((lot) => ({
        labelId: batch,
        editableData: [
          { key: 'lot', data: lot },
          { key: 'expiry', data: '271231' },
        ],
      })),
    );
    const ids = printFiles.map(({ printJobEntryId }) => printJobEntryId);
    expect(printFiles.map(({ lineCheck }) => ids.indexOf(lineCheck?.firstEntryId ?? ''))).toEqual([0, 0, 2]);
    const wrongBy = async (label: string) =>
      checkOf(await check(entityId, { printJobEntryId: ids[0], product: number, label }))
        .findings.filter(({ isEqual }) => !isEqual)
        .map(({ scan, fact }) => `${scan} ${fact}`);
    expect(await wrongBy(`(01)0${number}(17)271231(10)L-2`)).toEqual(['label lot']);
    expect(await wrongBy(`(01)0${number}(17)271201(10)L-1`)).toEqual(['label date']);
    expect(await wrongBy(number)).toEqual(['label lot', 'label date']);
    expect(await wrongBy(`]d2010${number}1727123110L-1`)).toEqual([]);
    const isDue = async () => (await history(entityId)).entries[2]?.lineCheck?.isDue;
    expect(await isDue()).toBe(true);
    server().advance(86_400_000);
    expect(await isDue()).toBe(false);
    const late = { printJobEntryId: ids[2], product: number, label: `(01)0${number}(17)271231(10)L-2` };
    expect((await check(entityId, late)).status).toBe(409);
  });

  it('is made once for the lines of a run, and again for another article', async () => {
    const { printFiles } = await print([{ quantity: 2 }, { quantity: 3 }, { articleId: 14, quantity: 2 }]);
    expect(printFiles.map(({ labelCount }) => labelCount)).toEqual([1, 1, 3, 1, 1]);
    const ids = printFiles.map(({ printJobEntryId }) => printJobEntryId);
    expect(printFiles.map(({ lineCheck }) => ids.indexOf(lineCheck?.firstEntryId ?? ''))).toEqual([
      0, 0, 0, 3, 3,
    ]);
  });

  it('is stored once where two people scan at the same time', async () => {
    const { entityId, printFiles } = await print([{ quantity: 2 }]);
    const scans = { printJobEntryId: printFiles[0]?.printJobEntryId, product: number, label: number };
    const answers = await Promise.all([1, 2, 3].map(() => check(entityId, scans)));
    expect(answers.map((answer) => checkOf(answer).isPassed)).toEqual([true, true, true]);
    expect((await history(entityId)).entries[0]?.lineCheck?.checks).toHaveLength(1);
  });

  it('is not made for prints of others, for a file that is not the first, or with a code that breaks its rules', async () => {
    const { entityId, printFiles } = await print([{ quantity: 2 }]);
    const [first, second] = printFiles.map(({ printJobEntryId }) => printJobEntryId);
    const scans = { product: number, label: number };
    const statuses = await Promise.all([
      check(entityId, { ...scans, printJobEntryId: first }, 'data@demo.test'),
      check(entityId, { ...scans, printJobEntryId: second }),
      check(entityId, { ...scans, printJobEntryId: first, label: ']C101123' }),
      check(entityId, { ...scans, printJobEntryId: first, label: '' }),
      check(entityId, { ...scans, printJobEntryId: first, label: 'x'.repeat(2001) }),
      check(entityId, { ...scans, printJobEntryId: first, label: 'x\0' }),
      check(crypto.randomUUID(), { ...scans, printJobEntryId: first }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 409, 422, 422, 422, 422, 404]);
    expect((await history(entityId)).entries[0]?.lineCheck).toMatchObject({
      state: 'open',
      isDue: true,
      checks: [],
    });
  });

  it('is not asked for once the label is without it', async () => {
    await switchTo(false);
    const { printFiles } = await print([{ quantity: 101 }]);
    expect(printFiles.map(({ labelCount, lineCheck }) => [labelCount, lineCheck])).toEqual([
      [100, null],
      [1, null],
    ]);
    await switchTo(true);
  });
});
