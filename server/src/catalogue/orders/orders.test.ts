import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { printJobSchema } from '../../printing/print/print-job-answer.ts';
import { articleLabels, orderLines, orders } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { orderSchema, orderSummarySchema } from './order-schemas.ts';

const { organizationId } = demoOrganization;
const member = 'member@demo.test';
const admin = 'admin@demo.test';
const packer = 'packer@demo.test';

const pageOf = (answer: Answer) =>
  z.object({ data: z.object({ data: z.array(orderSummarySchema), total: z.int() }) }).parse(answer.body).data;
const orderOf = (answer: Answer) => z.object({ data: orderSchema }).parse(answer.body).data;
const jobOf = (answer: Answer) => printJobSchema.parse(answer.body);

const line = (quantity: number, orderLine?: number, articleId = 1) => ({
  labelId: 1,
  printerId: 1,
  quantity,
  articleId,
  orderId: 1,
  orderLine,
});

onEveryStore('the order calls', (server) => {
  const list = async (query = '', as = member) =>
    pageOf(await server().call(`GET /api/orders?${query}`, { as }));
  const numbers = async (query: string, as = member) =>
    (await list(query, as)).data.map(({ orderNumber }) => orderNumber);
  const order = async (id: number) => orderOf(await server().call(`GET /api/orders/${id}`, { as: member }));
  const print = (labels: readonly object[], as = member) =>
    server().call('POST /api/printjobs', { as, body: { computerName: 'BAKERY-01', labels } });
  const report = (printJobEntryId: string | undefined, status: string) =>
    server().call('PUT /api/printjobs/printjobentries/status', {
      as: member,
      body: { printJobEntryId, status },
    });
  const printed = async () =>
    (await order(1)).lines.map(({ printedCount, openCount }) => [printedCount, openCount]);

  it('list orders newest first, with their lines and labels counted', async () => {
    const { data, total } = await list();
    expect(total).toBe(6);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(data[0]).toMatchObject({
      orderId: 1,
      orderNumber: 'SO-2026-0412',
      customer: 'Épicerie du Marché',
      lineCount: 3,
      labelCount: 42,
    });
  });

  it.each([
    ['a part of the number', '0411', ['SO-2026-0411']],
    ['the customer without accents', 'epicerie', ['SO-2026-0412']],
    ['the customer in capitals', encodeURIComponent('ΉΛΙΟΣ'), ['SO-2026-0388']],
    ['words of both', encodeURIComponent('cafe 0410'), ['SO-2026-0410']],
    ['a word that is nowhere', 'zzzz', []],
    ['a percent sign, which is no wildcard', '%25', []],
  ])('find an order by %s', async (_, searchQuery, expected) => {
    expect(await numbers(`searchQuery=${searchQuery}`)).toEqual(expected);
  });

  it('return orders in pages, each once, searched or not', async () => {
    for (const search of ['', '&searchQuery=so']) {
      const pages = await Promise.all([0, 2, 4].map((offset) => list(`take=2&offset=${offset}${search}`)));
      expect(new Set(pages.flatMap(({ data }) => data.map(({ orderId }) => orderId))).size).toBe(6);
      expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
    }
    expect((await list('offset=100')).data).toEqual([]);
  });

  it.each(['take=0', 'take=501', 'take=x', 'offset=-1', `searchQuery=${'x'.repeat(201)}`])(
    'refuse %s',
    async (query) => {
      expect((await server().call(`GET /api/orders?${query}`, { as: member })).status).toBe(422);
    },
  );

  it('give a member the orders of their groups, and administrators all', async () => {
    expect(await numbers('', packer)).toEqual([]);
    expect((await list('', admin)).total).toBe(6);
    expect((await server().call('GET /api/orders/1', { as: packer })).status).toBe(404);
    expect((await server().call('GET /api/orders/getordersbyorganization', { as: packer })).status).toBe(403);
    expect(
      pageOf(await server().call('GET /api/orders/getordersbyorganization?take=4', { as: admin })).total,
    ).toBe(6);
  });

  it('never show an order of another organisation', async () => {
    expect((await list('', 'free@free.test')).total).toBe(0);
    expect((await server().call('GET /api/orders/1', { as: 'free@free.test' })).status).toBe(404);
  });

  it.each(['0', '99', 'x', '1e1', '99999999999'])('find no order %s', async (id) => {
    expect((await server().call(`GET /api/orders/${id}`, { as: member })).status).toBe(404);
  });

  it('show an order with its lines and the labels filled in for each article', async () => {
    const { lines } = await order(1);
    expect(lines.map(({ position, quantity }) => [position, quantity])).toEqual([
      [0, 12],
      [1, 6],
      [2, 24],
    ]);
    const [first] = lines;
    expect(first?.label?.variables.find(({ variableName }) => variableName === 'name')?.variableData).toBe(
      first?.article.name,
    );
    expect(first?.otherLabels.length).toBeGreaterThan(0);
    expect(first?.otherLabels.map(({ labelId }) => labelId)).not.toContain(first?.label?.labelId);
  });

  it('show an article that is in an order twice, a label of the line’s own, and a line without a label', async () => {
    await server().store.asOrganization(organizationId, async (transaction) => {
      await transaction.insert(orders).values({
        organizationId,
        id: 900,
        orderNumber: 'TWICE',
        customer: 'x',
        groupId: 2,
        createdAt: new Date(),
      });
      await transaction.insert(orderLines).values([
        { organizationId, orderId: 900, position: 0, articleId: 2, quantity: 1 },
        { organizationId, orderId: 900, position: 1, articleId: 2, labelId: 4, quantity: 2 },
        { organizationId, orderId: 900, position: 2, articleId: 3, quantity: 3 },
      ]);
      await transaction.delete(articleLabels).where(eq(articleLabels.articleId, 3));
    });
    const { lines } = await order(900);
    expect(lines.map(({ label }) => label?.labelId)).toEqual([1, 4, undefined]);
    expect(lines[1]?.otherLabels.map(({ labelId }) => labelId)).toContain(1);
    const ofTwice = { labelId: 1, printerId: 1, quantity: 1, articleId: 2, orderId: 900 };
    const { printFiles } = jobOf(await print([ofTwice, { ...ofTwice, orderLine: 1 }]));
    expect(printFiles.map(({ orderLine }) => orderLine)).toEqual([null, 1]);
  });

  it('count the printed, open and failed labels of an order one by one', async () => {
    const { printFiles } = jobOf(await print([line(3, 0), line(2, undefined, 13)]));
    expect(printFiles.map(({ labelCount, orderId, orderLine }) => [labelCount, orderId, orderLine])).toEqual([
      ...Array.from({ length: 3 }, () => [1, 1, 0]),
      ...Array.from({ length: 2 }, () => [1, 1, 1]),
    ]);
    expect(printFiles[0]?.articleName).toBe((await order(1)).lines[0]?.article.name);
    expect(await printed()).toEqual([
      [0, 3],
      [0, 2],
      [0, 0],
    ]);
    const ids = printFiles.map(({ printJobEntryId }) => printJobEntryId);
    for (const [index, status] of ['Success', 'Failed', 'Unknown', 'Success', 'Canceled'].entries())
      expect((await report(ids[index], status)).status).toBe(200);
    expect(await printed()).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    expect((await list()).data.find(({ orderId }) => orderId === 1)?.printedCount).toBe(2);
  });

  it('count spares of a line in the line and not in the order', async () => {
    const { printFiles } = jobOf(await print([line(30, 2, 31)]));
    for (const { printJobEntryId } of printFiles) await report(printJobEntryId, 'Success');
    expect((await printed())[2]).toEqual([30, 0]);
    expect((await list()).data.find(({ orderId }) => orderId === 1)?.printedCount).toBe(2 + 24);
  });

  it('count labels as no longer open when the file of an entry without a report has expired', async () => {
    await print([line(4, 1, 13)]);
    expect((await printed())[1]).toEqual([1, 4]);
    server().advance(24 * 3_600_000 + 1000);
    expect((await printed())[1]).toEqual([1, 0]);
  });

  it.each([
    ['a line that is not there', line(1, 7), 'Order 1 has no line 7.'],
    ['a line of another article', line(1, 1), 'Line 1 of order 1 is of article 13.'],
    [
      'a line without an article',
      { ...line(1, 0), articleId: undefined },
      'Line 0 of order 1 is of article 1.',
    ],
    [
      'a line without its order',
      { ...line(1, 0), orderId: undefined },
      'An order line needs the order it belongs to.',
    ],
    ['a line before the first', line(1, -1), 'orderLine'],
    ['an order that is not there', { ...line(1), orderId: 99 }, 'There is no order 99.'],
  ])('refuse to print %s', async (_, bad, words) => {
    const answer = await print([bad]);
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toContain(words);
  });

  it('print no order that the caller cannot see', async () => {
    expect(messageOf(await print([line(1, 0)], packer))).toBe('There is no order 1.');
  });
});
