import { MyOrdersPage } from '../pages/my-orders.page.ts';
import { PrintOrderPage } from '../pages/print-order.page.ts';
import { expect, test } from '../stage/test.ts';

const TART = 'Tarte à la crème 1 part';
const ORDER = { id: 1, number: 'SO-2026-0412' };

test(
  'a member finds an order, leaves a line out, takes spares and prints the rest',
  { tag: '@main' },
  async ({ stage, signIn }) => {
    const page = await signIn('member@demo.test');
    const list = await MyOrdersPage.open(page);
    await list.search.fill('epicerie');
    await expect(list.rows).toHaveCount(2);
    const print = await list.choose(ORDER.number);
    await expect(print.heading).toHaveText(`Print order ${ORDER.number}`);
    await print.line('Crème fraîche').getByRole('checkbox').uncheck();
    await print.setQuantity(TART, 2);
    await print.spares.fill('1');
    await expect(print.print).toHaveText('Print 16 labels');
    await print.print.click();
    await print.expectSummary('16 of 16 labels printed');
    await expect(print.job).toContainText('13 of 13 printed');
    await expect(print.job).toContainText('3 of 3 printed');
    expect(stage.helper.printed).toHaveLength(16);
    expect(stage.callsTo('/api/printjobs').filter(({ method }) => method === 'POST')).toMatchObject([
      {
        method: 'POST',
        body: {
          labels: [
            { articleId: 1, orderId: ORDER.id, orderLine: 0, quantity: 13 },
            { articleId: 13, orderId: ORDER.id, orderLine: 1, quantity: 3 },
          ],
        },
      },
    ]);
    await expect(print.line(TART)).toContainText('3 of 6 printed');
    await page.reload();
    await expect(print.line(TART).getByRole('spinbutton')).toHaveValue('3');
    await expect(print.line('Pain de campagne').getByRole('checkbox')).not.toBeChecked();
  },
);

test('one label is printed for the lines of an order that can carry it', async ({ stage, page, signIn }) => {
  await signIn('member@demo.test');
  const print = await PrintOrderPage.openForLabel(page, { labelId: 2, orderId: ORDER.id });
  await expect(print.heading).toHaveText(`Print Product 100 × 60 for order ${ORDER.number}`);
  await print.print.click();
  await print.expectSummary('42 of 42 labels printed');
  expect(stage.callsTo('/api/printjobs').filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { labels: [{ labelId: 2 }, { labelId: 2 }, { labelId: 2 }] } },
  ]);
});

test('axe finds nothing on an unfinished order, in light and dark, wide and narrow', async ({
  stage,
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('member@demo.test');
  const print = await PrintOrderPage.open(page, ORDER.id);
  stage.helper.behaviour = 'loses-the-answer';
  await print.print.click();
  await expect(print.job.getByText('Label 1 of 12 may have been printed')).toBeVisible();
  await expectAccessible();
});
