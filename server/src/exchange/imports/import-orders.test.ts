import { expect, it } from 'vitest';
import { z } from 'zod';
import { importCalls, orderOptions, type UploadParts } from '../../testing/import-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';

const admin = 'admin@demo.test';
const heading = 'order,customer,article,label,quantity\n';
const orderSchema = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  customer: z.string(),
  groupId: z.int(),
  lines: z.array(
    z.object({
      position: z.int(),
      quantity: z.int(),
      labelId: z.int().nullable(),
      article: z.object({ id: z.int(), externalIdentifier: z.string() }),
    }),
  ),
});
const listSchema = z.object({
  data: z.object({ data: z.array(z.object({ orderId: z.int(), orderNumber: z.string() })) }),
});

onEveryStore('importing orders', (server) => {
  const { upload, importFile, rejected } = importCalls(server);
  const importOrders = (rows: string, { options, ...parts }: UploadParts = {}) =>
    importFile({
      file: heading + rows,
      fileName: 'orders.csv',
      ...parts,
      options: { ...orderOptions, ...options },
    });
  const findOrder = async (orderNumber: string) => {
    const { body } = await server().call(
      `GET /api/orders/getordersbyorganization?searchQuery=${orderNumber}`,
      {
        as: admin,
      },
    );
    const found = listSchema.parse(body).data.data.find((one) => one.orderNumber === orderNumber);
    if (!found) return undefined;
    const answer = await server().call(`GET /api/orders/${found.orderId}`, { as: admin });
    return z.object({ data: orderSchema }).parse(answer.body).data;
  };
  const identifierOf = async (articleId: number) =>
    z
      .object({ data: z.object({ externalIdentifier: z.string() }) })
      .parse((await server().call(`GET /api/articles/${articleId}`, { as: admin })).body).data
      .externalIdentifier;
  const openGroup = () =>
    server().call('POST /api/groups/2/groupSettings', {
      as: admin,
      body: {
        useLabelsConnectedToArticlesGroup: false,
        useLabelsConnectedToOrdersGroup: false,
        useLabelsConnectedToUserDefaultGroup: false,
        allowOrderImportToThisGroup: true,
      },
    });

  it('needs a group that the orders are put into', async () => {
    const answer = await upload({ file: `${heading}1,,2,,3\n`, options: orderOptions });
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      'Group Food does not take imported orders. Its settings can allow it.',
    ]);
    expect((await openGroup()).status).toBe(200);
    expect((await upload({ file: `${heading}1,,2,,3\n`, options: orderOptions })).status).toBe(200);
  });

  it('makes one order of the rows with one number, wherever they stand', async () => {
    const [one, two] = [await identifierOf(1), await identifierOf(2)];
    const done = await importOrders(
      `00017,Épicerie,${one},,3\n00018,,${two},,1\n00017,,${two},Product 60 × 40,10000\n`,
    );
    expect(done).toMatchObject({ state: 'Done', kind: 'orders', rowCount: 3, createdCount: 2 });
    expect(await findOrder('00017')).toMatchObject({
      customer: 'Épicerie',
      groupId: 2,
      lines: [
        { position: 0, quantity: 3, labelId: null, article: { id: 1 } },
        { position: 1, quantity: 10_000, labelId: expect.any(Number), article: { id: 2 } },
      ],
    });
    expect((await findOrder('00018'))?.lines).toHaveLength(1);
  });

  it('leaves out the whole order when one of its rows is faulty, and gives the reason for each row', async () => {
    const one = await identifierOf(1);
    const rows = `S-1,,${one},,1\nS-2,,nothing,,1\nS-2,,${one},,1\nS-3,,${one},No such label,1\nS-4,,${one},,0\nS-4,,${one},,2\n`;
    const failed = await importOrders(rows);
    expect(failed).toMatchObject({ state: 'Failed', createdCount: 0 });
    expect(await findOrder('S-1')).toBeUndefined();
    const done = await importOrders(rows, { options: { skipFaulty: true } });
    expect(done).toMatchObject({ state: 'Done', rowCount: 6, createdCount: 1, rejectedCount: 5 });
    const reasons = (await rejected(done.id)).split('\r\n').map((line) => line.split(',').slice(5).join(','));
    expect(reasons).toEqual([
      'Line,Reason',
      '3,There is no article with the identifier nothing.',
      '4,Left out with order S-2: another row of it is faulty.',
      '5,There is no label No such label.',
      '6,"“0” is not a quantity: a whole number from 1 to 10,000, digits only."',
      '7,Left out with order S-4: another row of it is faulty.',
      '',
    ]);
  });

  it('refuses, skips or updates an existing order', async () => {
    const [one, two] = [await identifierOf(1), await identifierOf(2)];
    await importOrders(`U-1,First,${one},,5\nU-1,,${two},,6\n`);
    const rows = `U-1,,${two},,7\nU-1,,${one},,5\nU-2,,${one},,1\n`;
    const refused = await importOrders(rows);
    expect(refused).toMatchObject({ state: 'Failed', rejectedCount: 2 });
    expect(refused.message).toContain('There is an order U-1 already.');
    const skipped = await importOrders(rows, { options: { onExisting: 'skip' } });
    expect(skipped).toMatchObject({ state: 'Done', createdCount: 1, skippedCount: 1 });
    const updated = await importOrders(rows, { options: { onExisting: 'update' } });
    expect(updated).toMatchObject({ state: 'Done', createdCount: 0, updatedCount: 2 });
    expect(await findOrder('U-1')).toMatchObject({
      customer: 'First',
      lines: [
        { position: 1, quantity: 7, article: { id: 2 } },
        { position: 0, quantity: 5, article: { id: 1 } },
      ],
    });
  });

  it('changes nothing that was printed already', async () => {
    const [one, two] = [await identifierOf(1), await identifierOf(2)];
    await importOrders(`P-1,,${one},,5\n`);
    const orderId = (await findOrder('P-1'))?.orderId;
    const job = await server().call('POST /api/printjobs', {
      as: 'member@demo.test',
      body: {
        computerName: 'HOME',
        labels: [{ labelId: 1, printerId: 1, quantity: 5, articleId: 1, orderId, orderLine: 0 }],
      },
    });
    expect(job.status).toBe(200);
    const failed = await importOrders(`P-1,,${two},,1\n`, { options: { onExisting: 'update' } });
    expect(failed).toMatchObject({ state: 'Failed', updatedCount: 0, rejectedCount: 1 });
    expect(await rejected(failed.id)).toContain('were printed or are on their way');
    expect((await findOrder('P-1'))?.lines).toMatchObject([{ quantity: 5, article: { id: 1 } }]);
  });
});
