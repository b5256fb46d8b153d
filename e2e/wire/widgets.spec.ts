import type { Browser, Page } from '@playwright/test';
import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { WidgetAdministrationPage, WidgetFormPage } from '../pages/widget-administration.page.ts';
import { signIn } from './sign-in.ts';
import type { RunningSystem } from './running-system.ts';
import { expect, test } from './test.ts';

/** Opens the app as a person of the demo at their own computer. */
async function at(browser: Browser, system: RunningSystem, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: system.appUrl,
    viewport: { width: 1400, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, system.appUrl, { email });
  return page;
}

/** Returns the titles of the cards in their order on screen, row by row. */
async function cardsOf(page: Page): Promise<string[]> {
  await QuickPrintPage.open(page);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: 'Product label' })).toBeVisible();
  return titles.allTextContents();
}

const widthOf = async (page: Page, title: string): Promise<number> =>
  (await page.getByRole('form', { name: title, exact: true }).boundingBox())?.width ?? 0;

test('a widget given to a group is there for its members on another device, in order and width, and for nobody else', async ({
  browser,
  system,
}) => {
  const admin = await at(browser, system, 'admin@demo.test');
  const form = await WidgetFormPage.open(admin, 'new');
  await form.name.fill('Food card');
  await form.width('4 columns').check();
  await form.label.selectOption({ index: 1 });
  await form.printer.selectOption({ index: 1 });
  await form.chosenOnly.check();
  await form.box('Food').check();
  await form.add.click();
  const list = new WidgetAdministrationPage(admin);
  await expect(list.row('Food card')).toContainText('ForFood');
  await list.up('Food card').click();
  await expect(list.links.nth(6)).toHaveText('Food card');
  expect(await admin.evaluate(() => localStorage.getItem('platen-widgets'))).toContain('Food card');

  const [member, packer] = [
    await at(browser, system, 'member@demo.test'),
    await at(browser, system, 'packer@demo.test'),
  ];
  const seen = await cardsOf(member);
  expect(seen.slice(-2)).toEqual(['Food card', 'Not set up yet']);
  // Four columns compared to two: because of the gaps it is a little more than twice as wide.
  const [four, two] = [await widthOf(member, 'Food card'), await widthOf(member, 'Not set up yet')];
  expect(four / two).toBeGreaterThan(2);
  expect(four / two).toBeLessThan(2.1);
  expect(await cardsOf(packer)).not.toContain('Food card');

  await list.widget('Food card').click();
  await form.width('1 column').check();
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await member.reload();
  await expect.poll(() => widthOf(member, 'Food card')).toBeLessThan(two);

  await form.delete.click();
  await form.question('Delete Food card?').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(list.add).toBeVisible();
  await member.reload();
  expect(await cardsOf(member)).not.toContain('Food card');
});
