import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { expect, test } from '../stage/test.ts';

const TART = 'Tarte à la crème 1 part';

test(
  'a widget card finds an article, prints it and clears its input',
  { tag: '@main' },
  async ({ stage, page, signIn }) => {
    await signIn('member@demo.test');
    const card = (await QuickPrintPage.open(page)).card('Product label');
    await card.choose('creme', TART);
    await card.print.click();
    await expect(card.result('Print job sent successfully!')).toBeVisible();
    await expect(card.search).toHaveValue('');
    expect(stage.callsTo('/api/print')).toMatchObject([
      { body: { labelId: 1, printerId: 1, quantity: 1, article: { id: 13, name: TART } } },
    ]);
    expect(stage.helper.printed).toHaveLength(1);
  },
);

test('a scanned number picks the exact article from anywhere on the quick print screen', async ({
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  await QuickPrintPage.open(page);
  await page.locator('body').press('Tab');
  await page.keyboard.type('2026500000133', { delay: 8 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(TART).first()).toBeVisible();
});
