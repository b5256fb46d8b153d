import { expect, it } from 'vitest';
import { z } from 'zod';
import { foldText } from 'label-core/search';
import { printJobSchema } from '../../printing/print/print-job-answer.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { orderSchema, orderSummarySchema, type Order } from './order-schemas.ts';

const admin = 'admin@demo.test';
const orderOf = (answer: Answer) => z.object({ data: orderSchema }).parse(answer.body).data;
const problemsOf = (answer: Answer) =>
  z.object({ problems: z.array(z.object({ path: z.string() })) }).parse(answer.body).problems;

/** Returns the order as a save sends it. */
const asSent = ({ orderNumber, customer, groupId, revision, lines }: Order) => ({
  orderNumber,
  customer,
  groupId,
  revision,
  lines: lines.map(({ position, article, labelId, quantity }) => ({
    position,
    articleId: article.id,
    labelId,
    quantity,
  })),
});

onEveryStore('written orders', (server) => {
  const call = (route: string, body?: object, as = admin) =>
    server().call(route, { as, ...(body && { body }) });
  const order = async (id: number) => orderOf(await call(`GET /api/orders/${id}`));
  const list = async (query: string) => {
    const { body } = await call(`GET /api/orders/getordersbyorganization?take=500&${query}`);
    const page = z.object({ data: z.object({ data: z.array(orderSummarySchema), total: z.int() }) });
    return page.parse(body).data.data;
  };
  let count = 0;
  const add = async (lines: readonly object[], fields: object = {}) => {
    count += 1;
    const orderNumber = `TEST-${count}`;
    return orderOf(await call('POST /api/orders', { orderNumber, groupId: 2, lines, ...fields }));
  };
  const print = async (orderId: number, orderLine: number, articleId: number, quantity: number) =>
    printJobSchema.parse(
      (
        await call(
          'POST /api/printjobs',
          {
            computerName: 'BAKERY-01',
            labels: [{ labelId: 1, printerId: 1, quantity, articleId, orderId, orderLine }],
          },
          'member@demo.test',
        )
      ).body,
    );

  it('are created, listed and read with the values they were given', async () => {
    const created = await add(
      [
        { articleId: 13, quantity: 4 },
        { articleId: 1, labelId: 2, quantity: 2 },
      ],
      { orderNumber: ' 00012-ß ', customer: 'Käserei 🧀' },
    );
    expect(created).toMatchObject({ orderNumber: '00012-ß', customer: 'Käserei 🧀', revision: 1 });
    expect(created.lines).toMatchObject([
      { position: 0, article: { id: 13 }, labelId: null, quantity: 4 },
      { position: 1, article: { id: 1 }, labelId: 2, label: { labelId: 2 }, quantity: 2 },
    ]);
    expect(await order(created.orderId)).toEqual(created);
    const [listed] = await list('searchQuery=00012-ss');
    expect(listed).toMatchObject({ orderId: created.orderId, lineCount: 2, labelCount: 6, printedCount: 0 });
  });

  it('change, with their lines in another order, and new numbers for new lines only', async () => {
    const created = await add([
      { articleId: 1, quantity: 1 },
      { articleId: 2, quantity: 2 },
    ]);
    const sent = asSent(created);
    const [first, second] = sent.lines;
    const changed = orderOf(
      await call(`PUT /api/orders/${created.orderId}`, {
        ...sent,
        customer: 'Changed',
        lines: [second, { articleId: 3, quantity: 3 }, { ...first, quantity: 9 }],
      }),
    );
    expect(changed).toMatchObject({ customer: 'Changed', revision: 2 });
    expect(changed.lines.map((line) => [line.position, line.article.id, line.quantity])).toEqual([
      [1, 2, 2],
      [2, 3, 3],
      [0, 1, 9],
    ]);
  });

  it('keep account of their labels when lines are moved, added and removed', async () => {
    const { orderId } = await add([
      { articleId: 1, quantity: 3 },
      { articleId: 2, quantity: 3 },
      { articleId: 13, quantity: 3 },
    ]);
    const { printFiles } = await print(orderId, 2, 13, 2);
    await call(
      'PUT /api/printjobs/printjobentries/status',
      { printJobEntryId: printFiles[0]?.printJobEntryId, status: 'Success' },
      'member@demo.test',
    );
    const sent = asSent(await order(orderId));
    const [, second, third] = sent.lines;
    const changed = orderOf(await call(`PUT /api/orders/${orderId}`, { ...sent, lines: [third, second] }));
    expect(changed.lines).toMatchObject([
      { position: 2, article: { id: 13 }, printedCount: 1, openCount: 1 },
      { position: 1, printedCount: 0, openCount: 0 },
    ]);
    const again = asSent(changed);
    const grown = await call(`PUT /api/orders/${orderId}`, {
      ...again,
      lines: [...again.lines, { articleId: 1, quantity: 1 }],
    });
    expect(orderOf(grown).lines.map(({ position }) => position)).toEqual([2, 1, 3]);

    const begun = asSent(orderOf(grown));
    const taken = await call(`PUT /api/orders/${orderId}`, { ...begun, lines: begun.lines.slice(1) });
    const name = changed.lines[0]?.article.name ?? '';
    expect([taken.status, messageOf(taken)]).toEqual([
      422,
      `Labels of “${name}” were printed or are on their way: its line cannot be taken out.`,
    ]);
    const fewer = begun.lines.map((line, index) => (index === 0 ? { ...line, quantity: 1 } : line));
    const refused = await call(`PUT /api/orders/${orderId}`, { ...begun, lines: fewer });
    expect(problemsOf(refused)[0]?.path).toBe('lines.0.quantity');

    const gone = await call(`DELETE /api/orders/${orderId}`);
    expect([gone.status, messageOf(gone)]).toEqual([
      409,
      `Labels of order ${begun.orderNumber} were printed or are on their way: it stays, so that the print history can name it.`,
    ]);
  });

  it('give no line the number of one that was printed and removed', async () => {
    const { orderId } = await add([
      { articleId: 1, quantity: 1 },
      { articleId: 13, quantity: 1 },
    ]);
    const { printFiles } = await print(orderId, 1, 13, 1);
    await call(
      'PUT /api/printjobs/printjobentries/status',
      { printJobEntryId: printFiles[0]?.printJobEntryId, status: 'Failed' },
      'member@demo.test',
    );
    const sent = asSent(await order(orderId));
    const less = asSent(
      orderOf(await call(`PUT /api/orders/${orderId}`, { ...sent, lines: sent.lines.slice(0, 1) })),
    );
    const more = await call(`PUT /api/orders/${orderId}`, {
      ...less,
      lines: [...less.lines, { articleId: 2, quantity: 1 }],
    });
    expect(orderOf(more).lines.map(({ position }) => position)).toEqual([0, 2]);
  });

  it('refuse one of two changes at once, and name the person of the other', async () => {
    const created = await add([{ articleId: 1, quantity: 1 }]);
    const sent = asSent(created);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((customer) => call(`PUT /api/orders/${created.orderId}`, { ...sent, customer })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal && messageOf(refusal)).toBe(
      'This order was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
    );
    const { revision: _, ...unaware } = sent;
    expect((await call(`PUT /api/orders/${created.orderId}`, unaware)).status).toBe(200);
  });

  it('have numbers of their own', async () => {
    const created = await add([]);
    for (const answer of [
      await call('POST /api/orders', { orderNumber: 'SO-2026-0412' }),
      await call(`PUT /api/orders/${created.orderId}`, { ...asSent(created), orderNumber: 'SO-2026-0412' }),
    ]) {
      expect([answer.status, messageOf(answer)]).toEqual([409, 'There is an order SO-2026-0412 already.']);
      expect(problemsOf(answer)[0]?.path).toBe('orderNumber');
    }
  });

  it.each([
    [
      'an article',
      { lines: [{ articleId: 9999, quantity: 1 }] },
      'There is no article 9999.',
      'lines.0.articleId',
    ],
    [
      'a label',
      { lines: [{ articleId: 1, labelId: 99, quantity: 1 }] },
      'There is no label 99.',
      'lines.0.labelId',
    ],
    ['a group', { groupId: 99 }, 'There is no group 99.', 'groupId'],
  ])('are refused with %s that does not exist', async (_, fields, sentence, path) => {
    const answer = await call('POST /api/orders', { orderNumber: 'BAD', ...fields });
    expect([answer.status, messageOf(answer)]).toEqual([422, sentence]);
    expect(problemsOf(answer)[0]?.path).toBe(path);
  });

  it.each([
    ['no order number', { orderNumber: ' ' }],
    ['a line of no labels', { lines: [{ articleId: 1, quantity: 0 }] }],
    ['too many labels', { lines: [{ articleId: 1, quantity: 10_001 }] }],
    ['a line of one and a half labels', { lines: [{ articleId: 1, quantity: 1.5 }] }],
    ['too many lines', { lines: Array.from({ length: 501 }, () => ({ articleId: 1, quantity: 1 })) }],
    ['a NUL character', { customer: 'a\0' }],
    ['an unknown field', { organizationId: 1 }],
  ])('are refused with %s', async (_, fields) => {
    const answer = await call('POST /api/orders', { orderNumber: 'BAD', ...fields });
    expect(answer.status).toBe(422);
  });

  it('may have 500 lines', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => ({ articleId: 1 + (index % 100), quantity: 1 }));
    const created = await add(lines);
    expect(created.lines.map(({ article }) => article.id)).toEqual(lines.map(({ articleId }) => articleId));
  });

  it('are deleted while nothing of them was printed', async () => {
    const { orderId } = await add([{ articleId: 1, quantity: 1 }]);
    expect((await call(`DELETE /api/orders/${orderId}`)).body).toEqual({});
    expect((await call(`DELETE /api/orders/${orderId}`)).status).toBe(404);
    expect((await call('GET /api/articles/1')).body).not.toMatchObject({
      data: { orders: expect.arrayContaining([expect.objectContaining({ orderId })]) },
    });
  });

  it('are not available to another organisation, nor to people who do not manage orders', async () => {
    const sent = asSent(await order(3));
    expect((await call('PUT /api/orders/3', sent, 'free@free.test')).status).toBe(403);
    expect((await call('DELETE /api/orders/3', undefined, 'packer@demo.test')).status).toBe(403);
    expect((await call('POST /api/orders', { orderNumber: 'X' }, 'member@demo.test')).status).toBe(403);
  });

  it('are sorted by number and by customer both ways, numbers as numbers', async () => {
    await add([], { orderNumber: 'SO-9', customer: 'Zoo 9' });
    await add([], { orderNumber: 'SO-10', customer: 'Zoo 10' });
    for (const key of ['orderNumber', 'customer'] as const) {
      const sort = key === 'orderNumber' ? 'number' : 'customer';
      const sorted = (await list(`sort=${sort}`)).map((one) => one[key]);
      const collator = new Intl.Collator('en', { numeric: true });
      const folded = sorted.map(foldText);
      expect(folded).toEqual(folded.toSorted(collator.compare));
      const [nine, ten] = key === 'orderNumber' ? ['SO-9', 'SO-10'] : ['Zoo 9', 'Zoo 10'];
      expect(sorted.indexOf(nine)).toBeLessThan(sorted.indexOf(ten));
      expect((await list(`sort=-${sort}`)).map((one) => foldText(one[key]))).toEqual(folded.toReversed());
    }
  });

  it('are sorted by date both ways, and by nothing else', async () => {
    const dates = (await list('sort=date')).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted());
    expect((await list('')).map(({ createdAt }) => createdAt)).toEqual(dates.toReversed());
    expect((await call('GET /api/orders?sort=price')).status).toBe(422);
  });
});
