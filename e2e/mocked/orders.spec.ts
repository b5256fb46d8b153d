import { OrderAdministrationPage } from '../pages/order-administration.page.ts';
import { OrderFormPage } from '../pages/order-form.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { callAs } from '../stage/call-as.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import { expect, test } from '../stage/test.ts';

const TART = 'Tarte à la crème 1 part';
const BREAD = 'Pain de campagne au levain 400 g';
const CREAM = 'Crème fraîche épaisse 200 g';

test('an order is added with the keyboard alone', { tag: '@main' }, async ({ page, signIn, stage }) => {
  await signIn('admin@demo.test');
  const list = await OrderAdministrationPage.open(page);
  await tabTo(page, list.add);
  await page.keyboard.press('Enter');
  const form = new OrderFormPage(page);
  await expect(form.heading).toHaveText('Add order');
  await typeInto(page, form.orderNumber, '000-KEYS');
  await typeInto(page, form.customer, 'Konditorei Öberg');
  await typeInto(page, form.find, '2026500000133');
  await page.keyboard.press('Enter');
  await expect(form.line(TART)).toBeVisible();
  await typeInto(page, form.find, '2026500000010');
  await page.keyboard.press('Enter');
  await expect(form.line(BREAD)).toBeVisible();
  await form.heading.focus();
  await typeInto(page, form.quantity(TART), '6');
  await tabTo(page, form.up(BREAD));
  await page.keyboard.press('Enter');
  await expect(form.up(BREAD)).toBeFocused();
  expect(await form.lineNames()).toEqual([BREAD, TART]);
  await tabTo(page, form.add);
  await page.keyboard.press('Enter');
  await expect(list.heading).toHaveText('Orders');
  expect(stage.callsTo('/api/orders', 'POST')).toMatchObject([
    {
      body: {
        orderNumber: '000-KEYS',
        customer: 'Konditorei Öberg',
        lines: [
          { articleId: 1, labelId: null, quantity: 1 },
          { articleId: 13, labelId: null, quantity: 6 },
        ],
      },
    },
  ]);
});

test(
  'an order is changed and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('admin@demo.test');
    const call = await callAs(stage, 'admin@demo.test');
    const lines = [1, 13].map((articleId) => ({ articleId, quantity: 1 }));
    await call('POST', '/api/orders', { orderNumber: '000-KEYS', lines });
    const list = await OrderAdministrationPage.open(page);
    const form = new OrderFormPage(page);
    await tabTo(page, list.order('000-KEYS'));
    await page.keyboard.press('Enter');
    await expect(form.heading).toHaveText('000-KEYS');
    await tabTo(page, form.label(TART));
    await page.keyboard.type('Product 100');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(stage.requests.filter(({ method }) => method === 'PUT')).toMatchObject([
      { body: { revision: 1, lines: [{ position: 0 }, { position: 1, labelId: 2 }] } },
    ]);

    await deleteByKeyboard(page, form, '000-KEYS');
    await expect(list.order('SO-2026-0412')).toBeVisible();
    await expect(list.order('000-KEYS')).toHaveCount(0);
  },
);

test('codes pasted into an order become lines, and those nobody knows stay', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  await page.goto('/#/addorder');
  const form = new OrderFormPage(page);
  await form.paste.click();
  await form.codes.fill('2026500000133\t4\nNOPE\n2026500000010 x 2');
  await form.addLines.click();
  await expect(form.quantity(TART)).toHaveValue('4');
  await expect(form.quantity(BREAD)).toHaveValue('2');
  await expect(form.codes).toHaveValue('NOPE');
});

test('an order that was printed in part says what stays, and keeps account when it is changed', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const member = await callAs(stage, 'member@demo.test');
  const job = (await member('POST', '/api/printjobs', {
    computerName: 'BAKERY-01',
    labels: [{ labelId: 1, printerId: 1, quantity: 2, articleId: 13, orderId: 1, orderLine: 1 }],
  })) as { printFiles: { printJobEntryId: string }[] };
  for (const { printJobEntryId } of job.printFiles)
    await member('PUT', '/api/printjobs/printjobentries/status', { printJobEntryId, status: 'Success' });

  const form = await OrderFormPage.open(page, 1);
  await expect(page.getByText(/^Labels of this order are printed/)).toBeVisible();
  await expect(form.line(TART)).toContainText(
    '2 printed. You cannot remove this line or ask for fewer labels.',
  );
  await expect(form.remove(TART)).toHaveCount(0);
  await expect(form.delete).toHaveCount(0);
  await form.up(TART).click();
  await form.remove(CREAM).click();
  await form.save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(form.line(TART)).toContainText('2 of 6 printed');
  expect(await form.lineNames()).toEqual([TART, BREAD]);
});

test('a change of an order over somebody else’s is refused, says whose that was, and keeps what was entered', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const form = await OrderFormPage.open(page, 6);
  await expect(form.customer).toHaveValue('Παντοπωλείο Ήλιος');
  const call = await callAs(stage, 'admin@demo.test');
  await call('PUT', '/api/orders/6', { orderNumber: 'SO-2026-0388', groupId: 4, lines: [] });
  await form.customer.fill('Mine');
  await form.save.click();
  await expect(form.question('Error')).toContainText('This order was changed meanwhile by Astrid Holm.');
  await page.keyboard.press('Escape');
  await expect(form.customer).toHaveValue('Mine');
});

test('the list of orders is searched and ordered by its address', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  const list = await OrderAdministrationPage.open(page, '?sort=customer');
  await expect(list.order('SO-2026-0412')).toBeVisible();
  await list.search.fill('gruenwald grun');
  await expect(page.getByText('No orders found for “gruenwald grun”.')).toBeVisible();
  await list.search.fill('grunwald');
  await expect(list.order('SO-2026-0411')).toBeVisible();
  await expect(list.order('SO-2026-0412')).toHaveCount(0);
  await list.sortBy('Date').click();
  await expect(page).toHaveURL(/#\/orders\?sort=date&q=grunwald$/);
});

test('axe finds nothing on the screens of orders, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('admin@demo.test');
  await page.goto('/#/orders/999999');
  await expect(page.getByText('Order not found. It may have been deleted.')).toBeVisible();
  await expectAccessible();
  const list = await OrderAdministrationPage.open(page);
  await expect(list.order('SO-2026-0412')).toBeVisible();
  await expectAccessible();
  const form = await OrderFormPage.open(page, 1);
  await expect(form.line(TART)).toBeVisible();
  await form.paste.click();
  await form.codes.fill('NOPE');
  await form.addLines.click();
  await expect(page.getByText(/^One code matches no article/)).toBeVisible();
  await form.orderNumber.fill('');
  await expect(page.getByText('Give the order a number.').first()).toBeVisible();
  await expectAccessible();
});
