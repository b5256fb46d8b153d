import { Buffer } from 'node:buffer';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer, type TestServer } from '../../testing/test-server.ts';
import { printJobSchema } from './print-job-answer.ts';

const jobOf = (answer: Answer) => printJobSchema.parse(answer.body);
const member = 'member@demo.test';
const line = { labelId: 1, printerId: 1, articleId: 13, quantity: 1 };
const pages = (pdf: string) =>
  Buffer.from(pdf, 'base64')
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

const problemsOf = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ variable: z.string().optional(), message: z.string() })) })
    .parse(answer.body).problems;

onEveryStore('the print calls', (server) => {
  const print = (
    labels: readonly object[],
    rest: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    server().call('POST /api/printjobs/article', {
      as: member,
      body: { computerName: 'BAKERY-01', labels, ...rest },
      headers,
    });
  const printedJobs = async (as = member) =>
    z
      .object({ data: z.object({ printedJobs: z.int() }) })
      .parse((await server().call('GET /api/printjobs/count?interval=MONTH', { as })).body).data.printedJobs;
  const history = async (as = member) =>
    z
      .object({
        data: z.array(
          z.object({
            entityId: z.string(),
            status: z.string(),
            entries: z.array(z.object({ status: z.string() })),
          }),
        ),
      })
      .parse((await server().call('GET /api/printjobs?take=100', { as })).body).data;

  it('answer with a PDF of as many pages as labels, also at an address that needs no token', async () => {
    const { printFiles } = jobOf(await print([{ ...line, quantity: 3 }]));
    const [file] = printFiles;
    expect(printFiles).toHaveLength(1);
    expect(file).toMatchObject({
      labelCount: 3,
      labelName: 'Product 60 × 40',
      printerName: 'Save to folder',
      targetPrintQueue: 'Save to folder',
      targetIpAddress: null,
      orientation: 'portrait',
      scale: 'noscale',
    });
    expect(pages(file?.pdfAsBase64String ?? '')).toBe(3);
    const fetched = await server().fetch(new Request(file?.printFileName ?? ''));
    expect(fetched.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await fetched.arrayBuffer()).toString('base64')).toBe(file?.pdfAsBase64String);
  });

  it('send ZPL to a printer that speaks it, by address only', async () => {
    const [file] = jobOf(await print([{ ...line, printerId: 3 }])).printFiles;
    expect(file).toMatchObject({
      pdfAsBase64String: null,
      targetIpAddress: '127.0.0.1',
      targetPort: 9100,
      targetPrintQueue: null,
    });
    const zpl = await (await server().fetch(new Request(file?.printFileName ?? ''))).text();
    expect(zpl).toMatch(/^\^XA[\s\S]*\^XZ\s*$/);
  });

  it('split a quantity of 250 into files of 100, 100 and 50', async () => {
    const { printFiles } = jobOf(
      await print([
        { ...line, quantity: 250 },
        { ...line, labelId: 2 },
      ]),
    );
    expect(printFiles.map(({ labelCount }) => labelCount)).toEqual([100, 100, 50, 1]);
    expect(printFiles.map(({ pdfAsBase64String }) => pages(pdfAsBase64String ?? ''))).toEqual([
      100, 100, 50, 1,
    ]);
    expect(new Set(printFiles.map(({ printJobEntryId }) => printJobEntryId)).size).toBe(4);
  });

  it('count one print a job', async () => {
    const before = await printedJobs();
    await print([line, line]);
    expect(await printedJobs()).toBe(before + 1);
  });

  it.each<[string, readonly object[], string]>([
    ['an empty required variable', [{ ...line, editableData: [{ key: 'name', data: '' }] }], 'name'],
    [
      'a text that does not fit',
      [{ ...line, editableData: [{ key: 'name', data: 'word '.repeat(1000) }] }],
      'name',
    ],
    [
      'a wrong check digit',
      [{ ...line, labelId: 4, editableData: [{ key: 'sscc', data: '340123450000000001' }] }],
      'sscc',
    ],
    ['a fixed variable', [{ ...line, editableData: [{ key: 'ean', data: '4006381333931' }] }], 'ean'],
    [
      'a variable that the label does not have',
      [{ ...line, editableData: [{ key: 'colour', data: 'red' }] }],
      'colour',
    ],
    [
      'one bad label among good ones',
      [line, { ...line, labelId: 6, editableData: [{ key: 'expiry', data: '271399' }] }],
      'expiry',
    ],
  ])('create and count nothing for %s, and name the variable', async (_, labels, variable) => {
    const [counted, jobs] = [await printedJobs(), (await history()).length];
    const answer = await print(labels);
    expect(answer.status).toBe(422);
    expect(problemsOf(answer).map((problem) => problem.variable)).toContain(variable);
    expect(messageOf(answer).length).toBeGreaterThan(20);
    expect([await printedJobs(), (await history()).length]).toEqual([counted, jobs]);
  });

  it.each([
    [{ ...line, printerId: 99 }, 'There is no printer 99.'],
    [{ ...line, labelId: 99 }, 'There is no published label 99.'],
    [{ ...line, articleId: 9999 }, 'There is no article 9999.'],
    [{ ...line, orderId: 99 }, 'There is no order 99.'],
    [{ ...line, quantity: 0 }, 'quantity'],
    [{ ...line, quantity: 10_001 }, 'quantity'],
    [{ ...line, quantity: 1.5 }, 'quantity'],
  ])('refuse %o with a sentence', async (bad, words) => {
    const answer = await print([bad]);
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toContain(words);
  });

  it('refuse more than 10,000 labels together, and a job without a computer', async () => {
    expect(
      messageOf(
        await print([
          { ...line, quantity: 9000 },
          { ...line, quantity: 1001 },
        ]),
      ),
    ).toBe('One print job has at most 10,000 labels.');
    expect(messageOf(await print([line], { computerName: '' }))).toContain('Computer name not available');
  });

  it('answer a repeat under the same key with the same job, however it was sent', async () => {
    const before = await printedJobs();
    const first = await print([line], {}, { 'Idempotency-Key': 'press-1' });
    const again = await print([line], { idempotencyKey: 'press-1' });
    expect(jobOf(again)).toEqual(jobOf(first));
    expect(await printedJobs()).toBe(before + 1);
  });

  it('tell in a repeat under the same key what became of each file', async () => {
    const lines = [line, { ...line, quantity: 2 }];
    const first = jobOf(await print(lines, { idempotencyKey: 'told-1' }));
    expect(first.printFiles.map(({ status }) => status)).toEqual(['Created', 'Created']);
    const printJobEntryId = first.printFiles[0]?.printJobEntryId;
    await server().call('PUT /api/printjobs/printjobentries/status', {
      as: member,
      body: { printJobEntryId, status: 'Success' },
    });
    const again = jobOf(await print(lines, { idempotencyKey: 'told-1' }));
    expect(again.entityId).toBe(first.entityId);
    expect(again.printFiles.map(({ status }) => status)).toEqual(['Success', 'Created']);
  });

  it('print once for twenty calls at once under one key', async () => {
    const before = await printedJobs();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => print([line], { idempotencyKey: 'press-2' })),
    );
    expect(new Set(answers.map((answer) => jobOf(answer).entityId)).size).toBe(1);
    expect(await printedJobs()).toBe(before + 1);
  });

  it('are one job when a browser sends the call seven times over broken connections', async () => {
    const before = await printedJobs();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => print([line], { idempotencyKey: 'press-4' })),
    );
    while (answers.length < 7) answers.push(await print([line], { idempotencyKey: 'press-4' }));
    const [first] = answers.map(jobOf);
    expect(answers.map(jobOf)).toEqual(answers.map(() => first));
    expect(await printedJobs()).toBe(before + 1);
  });

  it('refuse a key that was used for another request', async () => {
    await print([line], { idempotencyKey: 'press-3' });
    const other = await print([{ ...line, quantity: 2 }], { idempotencyKey: 'press-3' });
    expect([other.status, messageOf(other)]).toEqual([
      409,
      'This idempotency key was used for another print request.',
    ]);
  });

  it('print labels without an article, with an order', async () => {
    const body = {
      computerName: 'PACKING-02',
      labels: [
        {
          labelId: 4,
          printerId: 2,
          quantity: 1,
          orderId: 1,
          editableData: [{ key: 'fragile', data: 'true' }],
        },
      ],
    };
    expect(jobOf(await server().call('POST /api/printjobs', { as: member, body })).printFiles).toHaveLength(
      1,
    );
  });

  it('print one article quickly, with form fields as text', async () => {
    const body = {
      labelId: 3,
      printerId: 1,
      article: { id: 13, name: 'Tarte' },
      variables: { price: 4.5, offer: true },
    };
    const answer = await server().call('POST /api/print', { as: member, body });
    const job = printJobSchema.extend({ success: z.literal(true) }).parse(answer.body);
    expect(job.printFiles).toHaveLength(1);
  });

  it('keep a reported state, also when it is sent twice, and show it only to its owner', async () => {
    const { entityId, printFiles } = jobOf(await print([line]));
    const entryBody = { printJobEntryId: printFiles[0]?.printJobEntryId, status: 'Success' };
    const jobBody = { printJobId: entityId, status: 'Processed' };
    for (const round of [1, 2]) {
      const entry = await server().call('PUT /api/printjobs/printjobentries/status', {
        as: member,
        body: entryBody,
      });
      const job = await server().call('PUT /api/printjobs/status', { as: member, body: jobBody });
      expect([round, entry.body, job.body]).toEqual([round, { data: entryBody }, { data: jobBody }]);
    }
    expect(
      (await server().call('PUT /api/printjobs/status', { as: 'packer@demo.test', body: jobBody })).status,
    ).toBe(404);
    expect(
      (
        await server().call('PUT /api/printjobs/printjobentries/status', {
          as: 'packer@demo.test',
          body: entryBody,
        })
      ).status,
    ).toBe(404);
    const kept = (await history()).find((job) => job.entityId === entityId);
    expect(kept).toMatchObject({ status: 'Processed', entries: [{ status: 'Success' }] });
  });

  it('show everybody their own history, and administrators all of it', async () => {
    const own = await history('packer@demo.test');
    const all = await history('admin@demo.test');
    expect(own.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(own.length);
  });

  it('are written down with the request that asked for them, and their files, which helpers name', async () => {
    const answer = await print([line]);
    const { entityId, printFiles } = jobOf(answer);
    const [written] = server().logLines.filter((text) => text.includes(entityId));
    expect(JSON.parse(written ?? '{}')).toEqual({
      event: 'print job',
      requestId: answer.headers.get('x-request-id'),
      printJobId: entityId,
      fileCount: 1,
      files: printFiles[0]?.printJobEntryId,
    });
    const address = new URL(printFiles[0]?.printFileName ?? '');
    expect(address.searchParams.get('request')).toBe(answer.headers.get('x-request-id'));
  });

  it('keep the addresses of their files when they are asked for again, in a request with another id', async () => {
    const key = { idempotencyKey: 'asked-twice' };
    const [first, again] = [await print([line], key), await print([line], key)];
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    const addresses = [first, again].map((answer) => jobOf(answer).printFiles[0]?.printFileName);
    expect(addresses[1]).toBe(addresses[0]);
  });

  it('never serve a file at a changed or expired address', async () => {
    const [file] = jobOf(await print([line])).printFiles;
    const address = file?.printFileName ?? '';
    const statusOf = async (url: string) => (await server().fetch(new Request(url))).status;
    const other = jobOf(await print([line])).printFiles[0]?.printJobEntryId ?? '';
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address.replace(/..\?/, 'AA?'))).toBe(404);
    expect(await statusOf(address.replace(file?.printJobEntryId ?? '', other))).toBe(404);
    expect(await statusOf(address.replace(/[^/]*$/, 'x'))).toBe(404);
    expect(await statusOf(address.replace(/request=.*/, 'request=another'))).toBe(200);
    server().advance(24 * 3_600_000 + 1000);
    expect(await statusOf(address)).toBe(404);
  });
});

onEveryStore(
  'a print whose drawing fails',
  (server: () => TestServer) => {
    it('is answered as a failure, and neither created nor counted', async () => {
      const count = () => server().call('GET /api/printjobs/count', { as: 'free@free.test' });
      const before = (await count()).body;
      const body = { computerName: 'HOME', labels: [{ ...line, articleId: 1 }] };
      const answer = await server().call('POST /api/printjobs/article', { as: 'free@free.test', body });
      expect([answer.status, messageOf(answer)]).toEqual([
        500,
        'The server could not do this. Please try again.',
      ]);
      expect((await count()).body).toEqual(before);
    });
  },
  {
    renderer: {
      findProblems: () => [],
      render: () => Promise.reject(new Error('the thread fell over')),
      close: async () => undefined,
    },
  },
);

const MOST_OF_ONE = 64;
/** Drawings that wait until they are let go. */
const held: (() => void)[] = [];

onEveryStore(
  'more prints at once than an organisation may have',
  (server: () => TestServer) => {
    const print = (as: string) =>
      server().call('POST /api/printjobs/article', {
        as,
        body: { computerName: 'HOME', labels: [{ ...line, articleId: 1 }] },
      });

    it('are refused until one of them is done, and other organisations print meanwhile', async () => {
      // Each signs in once.
      for (const as of ['member@demo.test', 'packer@demo.test', 'free@free.test'])
        await server().call('GET /api/printjobs/count', { as });
      const own = Array.from({ length: MOST_OF_ONE }, () => print('member@demo.test'));
      await vi.waitFor(() => expect(held.length).toBe(MOST_OF_ONE), { timeout: 20_000 });
      const refused = await print('packer@demo.test');
      expect([refused.status, messageOf(refused), refused.headers.get('retry-after')]).toEqual([
        503,
        'Too many prints at once. Nothing was changed; please try again.',
        '2',
      ]);
      const other = print('free@free.test');
      await vi.waitFor(() => expect(held.length).toBe(MOST_OF_ONE + 1), { timeout: 20_000 });
      for (const letGo of held.splice(0)) letGo();
      const statuses = (await Promise.all([...own, other])).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const again = print('packer@demo.test');
      await vi.waitFor(() => expect(held.length).toBe(1), { timeout: 20_000 });
      held.shift()?.();
      expect((await again).status).toBe(200);
    });
  },
  {
    renderer: {
      findProblems: () => [],
      render: () => new Promise((resolve) => held.push(() => resolve(new Uint8Array([1])))),
      close: async () => undefined,
    },
  },
);
