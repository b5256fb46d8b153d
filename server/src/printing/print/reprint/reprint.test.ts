import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import {
  articles,
  labels,
  labelVersions,
  printers,
  printJobEntries,
} from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../../testing/test-server.ts';
import { historyJobSchema } from '../history/load-job.ts';
import { printJobSchema } from '../print-job-answer.ts';

const member = 'member@demo.test';
const packer = 'packer@demo.test';
const stranger = 'free@free.test';
const jobOf = (answer: Answer) => printJobSchema.parse(answer.body);
const variablesOf = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ variable: z.string().optional() })) })
    .parse(answer.body)
    .problems.map(({ variable }) => variable);
/** Returns the lengths of the files; equal labels make files of one length. */
const bytesOf = (job: ReturnType<typeof jobOf>) =>
  job.printFiles.map(({ pdfAsBase64String }) => Buffer.from(pdfAsBase64String ?? '', 'base64').length);
/** Returns the width of a label in dots. */
const widthOf = (zpl: string) => Number(/\^PW(\d+)/.exec(zpl)?.[1]);

onEveryStore('a reprint', (server) => {
  const inStore = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    server().store.asOrganization(demoOrganization.organizationId, work);
  const print = async (line: object = {}, as = member) =>
    jobOf(
      await server().call('POST /api/printjobs/article', {
        as,
        body: {
          computerName: 'BAKERY-01',
          labels: [{ labelId: 1, printerId: 1, articleId: 13, quantity: 2, ...line }],
        },
      }),
    );
  const reprint = (id: string, body: object = {}, as = member) =>
    server().call(`POST /api/printjobs/${id}/reprint`, {
      as,
      body: { computerName: 'BENCH-2', version: 'same', reason: 'Damaged', ...body },
    });
  const detail = async (id: string, as = member) =>
    z.object({ data: historyJobSchema }).parse((await server().call(`GET /api/printjobs/${id}`, { as })).body)
      .data;
  const count = async () =>
    z
      .object({ data: z.object({ printedJobs: z.int() }) })
      .parse((await server().call('GET /api/printjobs/count?interval=MONTH', { as: member })).body).data
      .printedJobs;
  it('prints a job again as it was: a new job, linked both ways, that counts', async () => {
    const first = await print();
    const before = await count();
    const again = jobOf(await reprint(first.entityId));
    expect(again.entityId).not.toBe(first.entityId);
    expect(again.printFiles.map(({ printJobEntryId }) => printJobEntryId)).not.toEqual(
      first.printFiles.map(({ printJobEntryId }) => printJobEntryId),
    );
    expect(again.printFiles).toMatchObject([
      { labelCount: 2, labelName: 'Product 60 × 40', printerName: 'Save to folder' },
    ]);
    expect(bytesOf(again)).toEqual(bytesOf(first));
    expect(await count()).toBe(before + 1);
    const written = server().logLines.filter((line) => line.includes('"event":"print job"'));
    expect(written.at(-1)).toContain(again.entityId);
    const [one, other] = [await detail(first.entityId), await detail(again.entityId)];
    expect(one.reprints).toMatchObject([
      { entityId: again.entityId, reason: 'Damaged', userName: 'Mateo Silva', isVisible: true },
    ]);
    expect(other.reprintOf).toMatchObject({ entityId: first.entityId, reason: 'Damaged' });
    expect(other.computerName).toBe('BENCH-2');
    expect(other.entries[0]?.values).toEqual(one.entries[0]?.values);
  });

  it('joins what one line was cut into, and cuts another quantity anew', async () => {
    const first = await print({ quantity: 150 });
    expect(jobOf(await reprint(first.entityId)).printFiles.map(({ labelCount }) => labelCount)).toEqual([
      100, 50,
    ]);
    const fewer = jobOf(await reprint(first.entityId, { quantity: 3 }));
    expect(fewer.printFiles.map(({ labelCount }) => labelCount)).toEqual([3]);
  });

  it('prints the files that are named, on the printer that is named', async () => {
    const first = await print({ quantity: 101 });
    const printJobEntryIds = [first.printFiles[1]?.printJobEntryId];
    const again = jobOf(await reprint(first.entityId, { printJobEntryIds, printerId: 3, reason: 'Lost' }));
    expect(again.printFiles).toMatchObject([
      { labelCount: 1, targetPort: 9100, pdfAsBase64String: null, printerName: expect.stringMatching(/./) },
    ]);
  });

  it('prints the values that were stored, whatever the article has now', async () => {
    const first = await print({ editableData: [] });
    const before = await detail(first.entityId);
    await inStore((transaction) =>
      transaction.update(articles).set({ name: 'Renamed' }).where(eq(articles.id, 13)),
    );
    const again = await detail(jobOf(await reprint(first.entityId)).entityId);
    expect(again.entries[0]).toMatchObject({
      values: before.entries[0]?.values,
      articleName: before.entries[0]?.articleName,
    });
  });

  /** Publishes the next version of a label, with a changed template. */
  const publish = (
    labelId: number,
    change: (
      template: typeof labelVersions.$inferSelect.template,
    ) => typeof labelVersions.$inferSelect.template,
  ) =>
    inStore(async (transaction) => {
      const versions = await transaction
        .select()
        .from(labelVersions)
        .where(eq(labelVersions.labelId, labelId));
      const current = versions.find(({ state }) => state === 'Published');
      if (!current) throw new Error('The demo has no such label.');
      const template = change(current.template);
      await transaction
        .update(labelVersions)
        .set({ state: 'Superseded' })
        .where(eq(labelVersions.id, current.id));
      await transaction.insert(labelVersions).values({
        ...current,
        id: 900 + versions.length + labelId * 10,
        version: versions.length + 1,
        template,
        variables: template.variables,
      });
    });

  it('prints the version of then or the current one, as asked', async () => {
    const first = await print({ labelId: 2 });
    const then = (await detail(first.entityId)).entries[0]?.version ?? 0;
    await publish(2, (template) => ({ ...template, widthMm: template.widthMm }));
    const now = (await detail(first.entityId)).entries[0]?.currentVersion;
    expect(now).toBeGreaterThan(then);
    const same = await detail(jobOf(await reprint(first.entityId, { version: 'same' })).entityId);
    const current = await detail(jobOf(await reprint(first.entityId, { version: 'current' })).entityId);
    expect([same.entries[0]?.version, current.entries[0]?.version]).toEqual([then, now]);
    expect(current.entries[0]?.values).toEqual(same.entries[0]?.values);
  });

  it('is refused with the current version where a value has no place any more, and names the variable', async () => {
    const body = {
      computerName: 'X',
      labels: [{ labelId: 6, printerId: 1, articleId: 14, quantity: 1 }],
    };
    const first = jobOf(await server().call('POST /api/printjobs/article', { as: member, body }));
    await publish(6, (template) => ({
      ...template,
      variables: template.variables.filter(({ name }) => name !== 'lot'),
      elements: template.elements.filter((element) => !JSON.stringify(element).includes('{{lot}}')),
    }));
    const before = await count();
    const refused = await reprint(first.entityId, { version: 'current' });
    expect(refused.status).toBe(422);
    expect(messageOf(refused)).toContain('The current version of this label has no variable “lot”.');
    expect(variablesOf(refused)).toContain('lot');
    expect(await count()).toBe(before);
    expect((await reprint(first.entityId, { version: 'same' })).status).toBe(200);
  });

  it('is refused with the current version where it needs a new value, and names the variable', async () => {
    const first = await print({ labelId: 3 });
    await publish(3, (template) => ({
      ...template,
      variables: [
        ...template.variables,
        { name: 'shelf', label: 'Shelf', type: 'default' as const, required: true },
      ],
    }));
    const refused = await reprint(first.entityId, { version: 'current' });
    expect(refused.status).toBe(422);
    expect(messageOf(refused)).toContain('“Shelf” is empty');
    expect(variablesOf(refused)).toContain('shelf');
  });

  it('is refused for a disabled label, and for a removed printer until another one is named', async () => {
    const first = await print({ labelId: 5, articleId: 194 });
    await inStore((transaction) =>
      transaction
        .update(printJobEntries)
        .set({ printerId: 77 })
        .where(eq(printJobEntries.printJobId, first.entityId)),
    );
    const gone = await reprint(first.entityId);
    expect([gone.status, messageOf(gone)]).toEqual([
      422,
      'The printer “Save to folder” is not there any more. Choose another one.',
    ]);
    expect((await reprint(first.entityId, { printerId: 1 })).status).toBe(200);
    await inStore((transaction) =>
      transaction.update(labels).set({ isEnabled: false }).where(eq(labels.id, 5)),
    );
    const disabled = await reprint(first.entityId, { printerId: 1 });
    expect([disabled.status, messageOf(disabled)]).toEqual([
      422,
      expect.stringMatching(/^“.+” is disabled and cannot be printed\./),
    ]);
  });

  it('is drawn for the printer as it is now', async () => {
    const first = await print({ printerId: 3 });
    await inStore((transaction) => transaction.update(printers).set({ dpi: 600 }).where(eq(printers.id, 3)));
    const again = jobOf(await reprint(first.entityId));
    const zplOf = async (job: ReturnType<typeof jobOf>) =>
      (await server().fetch(new Request(job.printFiles[0]?.printFileName ?? ''))).text();
    expect(widthOf(await zplOf(again))).toBeGreaterThan(widthOf(await zplOf(first)) * 1.5);
  });

  it('is answered with the same job under the same key, and refused for another one with that key', async () => {
    const first = await print();
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => reprint(first.entityId, { idempotencyKey: 'again-1' })),
    );
    expect(new Set(answers.map((answer) => jobOf(answer).entityId)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const other = await reprint(first.entityId, { idempotencyKey: 'again-1', quantity: 9 });
    expect(other.status).toBe(409);
  });

  it.each<[string, string, number]>([
    ['a person who sees their own prints only', packer, 404],
    ['another organisation', stranger, 404],
    ['an administrator who does not print', 'admin@demo.test', 403],
    ['a manager, who sees the job but may not print it', 'labels@demo.test', 403],
  ])('is refused for %s', async (_, as, status) => {
    const first = await print();
    const before = await count();
    expect((await reprint(first.entityId, {}, as)).status).toBe(status);
    expect(await count()).toBe(before);
  });

  it.each<[object, string]>([
    [{ reason: '' }, 'says why it is printed again'],
    [{ reason: '   ' }, 'says why it is printed again'],
    [{ reason: undefined }, 'reason'],
    [{ reason: 'x'.repeat(301) }, 'reason'],
    [{ reason: { $ne: '' } }, 'reason'],
    [{ computerName: '' }, 'Computer name not available'],
    [{ version: 'newest' }, 'version'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 10_001 }, 'quantity'],
    [{ printJobEntryIds: [] }, 'printJobEntryIds'],
    [{ printJobEntryIds: ['1; drop table'] }, 'printJobEntryIds'],
    [{ printJobEntryIds: ['00000000-0000-4000-8000-000000000000'] }, 'There is no file'],
    [{ printerId: 99 }, 'There is no printer 99.'],
    [{ labels: [] }, 'labels'],
  ])('is refused with a sentence for %o', async (bad, words) => {
    const first = await print();
    const answer = await reprint(first.entityId, bad);
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toContain(words);
  });

  it('is refused for the file of another job', async () => {
    const [first, other] = [await print(), await print()];
    const printJobEntryIds = [other.printFiles[0]?.printJobEntryId];
    expect(messageOf(await reprint(first.entityId, { printJobEntryIds }))).toContain('There is no file');
  });
});
