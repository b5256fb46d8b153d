import { Buffer } from 'node:buffer';
import type { LabelTemplate } from 'label-core';
import { rasterisePages } from 'label-core/testing';
import { isBlack, readZplLabels, type Bitmap } from 'label-core/zpl';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { agentCalls } from '../../../testing/agent-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../../testing/test-server.ts';
import { printJobSchema } from '../print-job-answer.ts';

const manager = 'labels@demo.test';
const toPdf = 1;
const toZpl = 3;

/** A label of 60 x 40 mm with nothing in its upper half: what is there on paper is the mark. */
const template: LabelTemplate = {
  format: 'platen-label',
  version: 1,
  name: 'Draft of a jar',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'lot', type: 'default', required: true },
    { name: 'origin', type: 'default', editable: false, defaultValue: 'Rhone' },
  ],
  elements: [
    { type: 'text', id: 'lot', value: '{{lot}}', sizePt: 10, xMm: 5, yMm: 25, widthMm: 50, heightMm: 8 },
  ],
};
const proof = { template, printerId: toPdf, values: { lot: 'A1' }, computerName: 'STUDIO' };

const jobOf = (answer: Answer) => printJobSchema.parse(answer.body);
const dots = (mm: number, dpi: number) => Math.round((mm / 25.4) * dpi);

/** Returns the share of black dots of the mark, which is 18 x 6 mm, and of what is right of it. */
function inkOf(bitmap: Bitmap, dpi: number) {
  const shareOf = (fromMm: number, toMm: number) => {
    const [from, to, bottom] = [dots(fromMm, dpi), dots(toMm, dpi), dots(6, dpi)];
    let black = 0;
    for (let x = from; x < to; x += 1)
      for (let y = 0; y < bottom; y += 1) if (isBlack(bitmap, x, y)) black += 1;
    return black / ((to - from) * bottom);
  };
  return { mark: shareOf(0, 18), beside: shareOf(19, 59) };
}

onEveryStore('a proof', (server) => {
  const print = (body: object = {}, as = manager, headers: Readonly<Record<string, string>> = {}) =>
    server().call('POST /api/labels/proof', { as, body: { ...proof, ...body }, headers });
  const counted = async () =>
    z
      .object({ data: z.object({ printedJobs: z.int() }) })
      .parse((await server().call('GET /api/printjobs/count?interval=MONTH', { as: manager })).body).data
      .printedJobs;
  const jobs = async () =>
    z
      .object({ data: z.array(z.looseObject({ entityId: z.string() })) })
      .parse((await server().call('GET /api/printjobs?take=100', { as: manager })).body).data;

  it('has PROOF in white on a black band on every page of a PDF', async () => {
    const [file, ...others] = jobOf(await print({ quantity: 2 })).printFiles;
    expect(others).toEqual([]);
    expect(file).toMatchObject({ labelCount: 2, labelName: 'Draft of a jar PROOF', articleName: null });
    const pages: Bitmap[] = [];
    const pdf = Buffer.from(file?.pdfAsBase64String ?? '', 'base64');
    const size = { width: dots(template.widthMm, 203), height: dots(template.heightMm, 203) };
    for await (const page of rasterisePages(pdf, size)) pages.push(page);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      const { mark, beside } = inkOf(page, 203);
      expect(mark).toBeGreaterThan(0.5);
      expect(mark).toBeLessThan(0.9);
      expect(beside).toBe(0);
    }
  });

  it('has the same mark in ZPL', async () => {
    const [file] = jobOf(await print({ printerId: toZpl })).printFiles;
    const zpl = await (await server().fetch(new Request(file?.printFileName ?? ''))).text();
    const [label] = readZplLabels(zpl);
    const { mark, beside } = label ? inkOf(label.bitmap, 300) : { mark: 0, beside: 1 };
    expect(mark).toBeGreaterThan(0.5);
    expect(mark).toBeLessThan(0.9);
    expect(beside).toBe(0);
  });

  it('is counted once for its key, however often it is sent, and is in the history as a proof', async () => {
    const before = { count: await counted(), jobs: (await jobs()).length };
    const headers = { 'Idempotency-Key': 'proof-1' };
    const answers = await Promise.all([1, 2, 3].map(() => print({}, manager, headers)));
    const [first] = answers.map(jobOf);
    expect(answers.map((answer) => jobOf(answer).entityId)).toEqual(Array(3).fill(first?.entityId));
    expect({ count: await counted(), jobs: (await jobs()).length }).toEqual({
      count: before.count + 1,
      jobs: before.jobs + 1,
    });
    const other = await print({ values: { lot: 'A2' } }, manager, headers);
    expect([other.status, messageOf(other)]).toEqual([
      409,
      'This idempotency key was used for another print request.',
    ]);
    const id = first?.entityId;
    const job = await server().call(`GET /api/printjobs/${id}`, { as: manager });
    expect(job.body).toMatchObject({
      data: {
        canReprint: false,
        entries: [
          {
            labelId: null,
            labelName: 'Draft of a jar PROOF',
            labelVersionId: null,
            version: null,
            values: [
              { name: 'lot', value: 'A1' },
              { name: 'origin', value: 'Rhone' },
            ],
          },
        ],
      },
    });
    const again = { version: 'same', reason: 'Again', computerName: 'STUDIO' };
    expect(
      (await server().call(`POST /api/printjobs/${id}/reprint`, { as: manager, body: again })).status,
    ).toBe(422);
    const exported = await server().call('GET /api/printjobs/export?label=jar%20PROOF', { as: manager });
    expect(exported.status).toBe(200);
  });

  it('prints the value of a fixed variable that the design is looked at with', async () => {
    const { entityId } = jobOf(await print({ values: { lot: 'A1', origin: 'Loire' } }));
    const job = await server().call(`GET /api/printjobs/${entityId}`, { as: manager });
    expect(JSON.stringify(job.body)).toContain('"value":"Loire"');
  });

  it('is for people who design, who report their own', async () => {
    for (const other of ['packer@demo.test', 'design@demo.test'])
      expect((await print({}, other)).status).toBe(403);
    const { entityId: printJobId } = jobOf(await print());
    const report = (as: string) =>
      server().call('PUT /api/printjobs/status', { as, body: { printJobId, status: 'Processed' } });
    expect((await report('packer@demo.test')).status).toBe(404);
    expect((await report(manager)).status).toBe(200);
  });

  it('goes to the agent of its printer', async () => {
    const { addAgent, giveToAgent, handOver, poll, keysOf } = agentCalls(server);
    const { id, key } = await addAgent();
    await giveToAgent(toPdf, id);
    const [file] = jobOf(await print()).printFiles;
    expect(file).toMatchObject({ agentId: id });
    const jobKey = file?.printJobEntryId ?? '';
    expect((await handOver(jobKey, jobKey, manager)).status).toBe(200);
    expect(keysOf(await poll(key))).toEqual([jobKey]);
    await giveToAgent(toPdf, null);
  });

  it.each([
    ['no lot', { values: {} }, /lot/],
    ['a variable that is not there', { values: { lot: 'A1', gone: 'x' } }, /gone/],
    ['no template', { template: { name: 'x' } }, /./],
    ['a printer that is not there', { printerId: 987 }, /There is no printer 987/],
    ['no copy', { quantity: 0 }, /quantity/],
    ['eleven copies', { quantity: 11 }, /quantity/],
    ['a label id', { labelId: 1 }, /labelId/],
  ])('with %s is refused, and not counted', async (_what, body, sentence) => {
    const before = await counted();
    const answer = await print(body);
    expect([answer.status, messageOf(answer)]).toEqual([422, expect.stringMatching(sentence)]);
    expect(await counted()).toBe(before);
  });
});
