import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { counterRanges, printJobEntries, printJobs } from '../../foundation/store/schema/index.ts';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { numberedTemplate, publishTemplate } from '../../testing/numbered-label.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { printJobSchema } from '../print/print-job-answer.ts';
import { historyJobSchema } from '../print/history/load-job.ts';
import { counterRangeSchema, counterSchema } from './counter-schemas.ts';

const admin = 'admin@demo.test';
const member = 'member@demo.test';
const serial = { name: 'Serial', width: 6, prefix: 'S' };

const counterOf = (answer: Answer) => z.object({ data: counterSchema }).parse(answer.body).data;

const jobOf = (answer: Answer) => printJobSchema.parse(answer.body);

const problemPaths = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ path: z.string() })) })
    .parse(answer.body)
    .problems.map(({ path }) => path);

onEveryStore('counters', (server) => {
  const add = (body: object, as = admin) => server().call('POST /api/counters', { as, body });
  const made = async (body: object) => counterOf(await add(body));
  const list = async (as = member) =>
    z.object({ data: z.array(counterSchema) }).parse((await server().call('GET /api/counters', { as })).body)
      .data;
  const next = async (name: string) => (await list()).find((counter) => counter.name === name)?.nextText;
  const ranges = async (id: number, query = '') =>
    z
      .object({ data: z.array(counterRangeSchema), total: z.int() })
      .parse((await server().call(`GET /api/counters/${id}/ranges${query}`, { as: admin })).body);
  const print = (line: object = {}, rest: object = {}) =>
    server().call('POST /api/printjobs/article', {
      as: member,
      body: {
        computerName: 'BAKERY-01',
        labels: [{ labelId: 1, printerId: 1, articleId: 13, quantity: 1, ...line }],
        ...rest,
      },
    });
  const inStore = <Result>(work: Parameters<ReturnType<typeof server>['store']['asOrganization']>[1]) =>
    server().store.asOrganization(demoOrganization.organizationId, work) as Promise<Result>;
  /** Returns the serials of a job, label by label. */
  const serialsOf = async (printJobId: string) => {
    const entries = await inStore<(typeof printJobEntries.$inferSelect)[]>((transaction) =>
      transaction
        .select()
        .from(printJobEntries)
        .where(eq(printJobEntries.printJobId, printJobId))
        .orderBy(asc(printJobEntries.position)),
    );
    return entries.flatMap(({ values, labelValues }) =>
      labelValues ? labelValues.map((one) => one['serial']) : [values['serial']],
    );
  };

  describe('are kept by administrators', () => {
    it('begin at 1 and go to the end of their digits; everybody signed in sees the next number', async () => {
      expect(await made({ name: 'Pallet', width: 4, prefix: 'P-' })).toMatchObject({
        kind: 'number',
        alphabet: 'decimal',
        firstNumber: 1,
        lastNumber: 9999,
        step: 1,
        reset: 'never',
        period: '',
        nextNumber: 1,
        nextText: 'P-0001',
        remaining: 9999,
        isEnabled: true,
        revision: 1,
      });
      expect((await list()).map(({ name }) => name)).toContain('Pallet');
    });

    it('take the width of an SSCC from its prefix, and add the check digit', async () => {
      const counter = await made({ name: 'SSCC', kind: 'sscc', prefix: '3401234', width: 1 });
      expect(counter).toMatchObject({ width: 10, nextText: '340123400000000012', lastNumber: 9_999_999_999 });
    });

    it.each([
      ['a name that is taken, in any case', { ...serial, name: 'pallet' }, ['name']],
      ['an SSCC without a company prefix', { name: 'x', kind: 'sscc', prefix: '12', width: 1 }, ['prefix']],
      ['an SSCC with letters', { name: 'x', kind: 'sscc', prefix: '3A012345', width: 1 }, ['prefix']],
      [
        'an SSCC that begins again',
        { name: 'x', kind: 'sscc', prefix: '3401234', width: 1, reset: 'daily' },
        ['reset'],
      ],
      [
        'an end before the beginning',
        { ...serial, name: 'x', firstNumber: 10, lastNumber: 9 },
        ['lastNumber'],
      ],
      ['an end that has no room', { name: 'x', width: 2, lastNumber: 100 }, ['lastNumber']],
      ['no digits', { name: 'x', width: 0 }, ['width']],
      ['a name of blanks', { name: ' ', width: 3 }, ['name']],
      ['an unknown alphabet', { name: 'x', width: 3, alphabet: 'constructor' }, ['alphabet']],
      ['a step of nothing', { name: 'x', width: 3, step: 0 }, ['step']],
      ['half a number', { name: 'x', width: 3, firstNumber: 0.5 }, ['firstNumber']],
    ])('are refused with %s', async (_, body, paths) => {
      const answer = await add(body);
      expect(answer.status).toBe(422);
      expect(problemPaths(answer)).toEqual(paths);
    });

    it('are not for other people to change', async () => {
      expect((await add({ ...serial, name: 'Mine' }, member)).status).toBe(403);
      expect((await add({ ...serial, name: 'Mine' }, 'labels@demo.test')).status).toBe(403);
    });

    it('can be given another end or be disabled, by one person at a time, and be deleted before they are used', async () => {
      const { counterId, revision } = await made({ ...serial, name: 'Short' });
      const change = (body: object) => server().call(`PUT /api/counters/${counterId}`, { as: admin, body });
      expect(counterOf(await change({ lastNumber: 50, isEnabled: false, revision }))).toMatchObject({
        lastNumber: 50,
        isEnabled: false,
        remaining: 50,
        revision: 2,
      });
      expect((await change({ lastNumber: 60, isEnabled: true, revision })).status).toBe(409);
      expect((await change({ lastNumber: 1_000_000, isEnabled: true, revision: 2 })).status).toBe(422);
      expect((await server().call(`DELETE /api/counters/${counterId}`, { as: admin })).status).toBe(200);
      expect((await server().call(`DELETE /api/counters/${counterId}`, { as: admin })).status).toBe(404);
    });
  });

  describe('give labels their numbers', () => {
    let counterId = 0;
    beforeAll(async () => {
      ({ counterId } = await made(serial));
      await publishTemplate(server().store, 1, numberedTemplate('Serial'));
    });

    it('one for each label of all files, in order, with the date and the article, and a page for each', async () => {
      const { entityId, printFiles } = jobOf(await print({ quantity: 120 }));
      expect(printFiles.map(({ labelCount }) => labelCount)).toEqual([100, 20]);
      const serials = await serialsOf(entityId);
      expect(serials).toHaveLength(120);
      expect([serials[0], serials[119]]).toEqual(['S000001', 'S000120']);
      expect(new Set(serials).size).toBe(120);
      const text = Buffer.from(printFiles[0]?.pdfAsBase64String ?? '', 'base64').toString('latin1');
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(100);
      const job = z
        .object({ data: historyJobSchema })
        .parse((await server().call(`GET /api/printjobs/${entityId}`, { as: member })).body).data;
      expect(job.entries[0]?.values).toEqual([
        { name: 'serial', label: 'serial', value: 'S000001', lastValue: 'S000100' },
        { name: 'day', label: 'day', value: server().now().toISOString().slice(0, 10), lastValue: null },
        expect.objectContaining({ name: 'article name', lastValue: null }),
        { name: 'lot', label: 'lot', value: 'L1', lastValue: null },
      ]);
      expect(job.entries[0]?.values[2]?.value).not.toBe('');
    });

    it('and never twice to jobs at the same time', async () => {
      const before = await next('Serial');
      const jobs = await Promise.all(
        Array.from({ length: 20 }, (_, at) => print({ quantity: 1 + (at % 4) })),
      );
      const all = (await Promise.all(jobs.map((job) => serialsOf(jobOf(job).entityId)))).flat();
      expect(new Set(all).size).toBe(50);
      expect(all).toContain(before);
    });

    it('the same ones to a request that is repeated under its key, one after the other or at once', async () => {
      const key = { idempotencyKey: 'numbers-1' };
      const first = jobOf(await print({ quantity: 2 }, key)).entityId;
      const after = await next('Serial');
      expect(jobOf(await print({ quantity: 2 }, key)).entityId).toBe(first);
      const many = await Promise.all(
        Array.from({ length: 8 }, () => print({ quantity: 3 }, { idempotencyKey: 'numbers-2' })),
      );
      expect(new Set(many.map((one) => jobOf(one).entityId)).size).toBe(1);
      expect(await next('Serial')).toBe(`S${String(Number(after?.slice(1)) + 3).padStart(6, '0')}`);
    });

    it('the same ones again in a reprint, however many of them', async () => {
      const { entityId } = jobOf(await print({ quantity: 102 }));
      const serials = await serialsOf(entityId);
      const after = await next('Serial');
      const reprint = (body: object) =>
        server().call(`POST /api/printjobs/${entityId}/reprint`, {
          as: member,
          body: { computerName: 'BENCH-2', version: 'same', reason: 'Damaged', ...body },
        });
      expect(await serialsOf(jobOf(await reprint({})).entityId)).toEqual(serials);
      expect(await serialsOf(jobOf(await reprint({ version: 'current' })).entityId)).toEqual(serials);
      expect(await serialsOf(jobOf(await reprint({ quantity: 3 })).entityId)).toEqual(serials.slice(0, 3));
      const more = await reprint({ quantity: 103 });
      expect([more.status, messageOf(more)]).toEqual([
        422,
        'These labels have numbers of their own, which are printed again: at most 102.',
      ]);
      expect(await next('Serial')).toBe(after);
      const { entityId: single } = jobOf(await print());
      const copies = await server().call(`POST /api/printjobs/${single}/reprint`, {
        as: member,
        body: { computerName: 'BENCH-2', version: 'same', reason: 'Damaged', quantity: 2 },
      });
      expect(copies.status).toBe(422);
    });

    it('in the export of the history from the first to the last', async () => {
      await print({ quantity: 2 });
      const { body } = await server().call('GET /api/printjobs/export?timeZone=UTC', { as: member });
      expect(String(body)).toMatch(/serial: S\d{6} – S\d{6}/);
    });

    it('none to a proof, to a print that is refused, or to one whose numbers would not be enough', async () => {
      const before = await next('Serial');
      const proof = await server().call('POST /api/labels/proof', {
        as: 'labels@demo.test',
        body: {
          computerName: 'X',
          template: numberedTemplate('Serial'),
          printerId: 1,
          quantity: 2,
          values: {},
        },
      });
      expect(proof.status).toBe(200);
      expect((await print({ editableData: [{ key: 'serial', data: 'S999999' }] })).status).toBe(422);
      expect((await print({ editableData: [{ key: 'lot', data: 'L'.repeat(5000) }] })).status).toBe(422);
      expect(await next('Serial')).toBe(before);
      await made({ name: 'Few', width: 1, lastNumber: 3 });
      await publishTemplate(server().store, 1, numberedTemplate('Few'));
      const refused = await print({ quantity: 4 });
      expect([refused.status, messageOf(refused)]).toEqual([
        409,
        'The counter “Few” has 3 numbers left; this print needs 4. An administrator can move its end, or add another counter.',
      ]);
      expect(await serialsOf(jobOf(await print({ quantity: 3 })).entityId)).toEqual(['1', '2', '3']);
      expect((await list()).find(({ name }) => name === 'Few')).toMatchObject({
        nextNumber: null,
        remaining: 0,
      });
      expect((await print()).status).toBe(409);
    });

    it('and none when a formula cannot be computed with one of them, also in the middle', async () => {
      await made({ name: 'Middle', width: 3 });
      const template = numberedTemplate('Middle');
      const half = { kind: 'formula', text: 'if(serial = "002", 1 / 0, "whole")' } as const;
      const variables = template.variables.map((one) =>
        one.name === 'day' ? { ...one, source: half } : one,
      );
      await publishTemplate(server().store, 1, { ...template, variables });
      const refused = await print({ quantity: 3 });
      expect(refused.status).toBe(422);
      expect(messageOf(refused)).toContain('day');
      expect(await next('Middle')).toBe('001');
    });

    it('and say so where a counter is missing or disabled', async () => {
      await publishTemplate(server().store, 1, numberedTemplate('Nowhere'));
      expect(messageOf(await print())).toBe(
        'There is no counter named “Nowhere”, which this label takes its numbers from. An administrator can add it.',
      );
      const { counterId: off } = await made({ name: 'Off', width: 3 });
      await server().call(`PUT /api/counters/${off}`, {
        as: admin,
        body: { lastNumber: 999, isEnabled: false, revision: 1 },
      });
      await publishTemplate(server().store, 1, numberedTemplate('Off'));
      expect(messageOf(await print())).toBe('The counter “Off” is disabled. An administrator can enable it.');
    });

    it('from the beginning each day, where the counter says so', async () => {
      await made({ name: 'Daily', width: 3, reset: 'daily' });
      await publishTemplate(server().store, 1, numberedTemplate('Daily'));
      expect(await serialsOf(jobOf(await print({ quantity: 2 })).entityId)).toEqual(['001', '002']);
      server().advance(24 * 3_600_000);
      expect(await next('Daily')).toBe('001');
      expect(await serialsOf(jobOf(await print({ quantity: 2 })).entityId)).toEqual(['001', '002']);
    });

    it('and account for each: ranges with their jobs, and gaps', async () => {
      const { data, total } = await ranges(counterId);
      expect(total).toBe(data.length);
      const stored = await inStore<(typeof counterRanges.$inferSelect)[]>((transaction) =>
        transaction.select().from(counterRanges).where(eq(counterRanges.counterId, counterId)),
      );
      const inOrder = stored.toSorted((one, other) => one.firstNumber - other.firstNumber);
      let expected = 1;
      for (const { firstNumber, count } of inOrder) {
        expect(firstNumber).toBe(expected);
        expected += count;
      }
      expect(await next('Serial')).toBe(`S${String(expected).padStart(6, '0')}`);
      expect(
        data.every(
          ({ printJobId, person, status }) => printJobId !== null && person !== '' && status !== null,
        ),
      ).toBe(true);
      expect((await ranges(counterId, '?gaps=true')).total).toBe(0);
      const [gap] = inOrder;
      await inStore((transaction) =>
        transaction
          .update(counterRanges)
          .set({ printJobId: null })
          .where(eq(counterRanges.id, gap?.id ?? '')),
      );
      expect((await ranges(counterId, '?gaps=true')).data).toMatchObject([
        { firstText: 'S000001', lastText: 'S000120', count: 120, printJobId: null },
      ]);
      expect((await server().call(`DELETE /api/counters/${counterId}`, { as: admin })).status).toBe(409);
      expect(await inStore((transaction) => transaction.$count(printJobs))).toBeGreaterThan(20);
    });
  });
});
