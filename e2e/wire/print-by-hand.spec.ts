import { devices, type Page } from '@playwright/test';
import { demoPassword } from 'server';
import { tabTo } from '../stage/by-keyboard.ts';
import { cremeArticle } from './article-file.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf } from './paper.ts';
import type { RunningSystem } from './running-system.ts';
import { expect, test } from './test.ts';

const { ean, name } = cremeArticle();
const LABEL = { name: 'Product 60 × 40', widthMm: 60, heightMm: 40, dpi: 203 };
/** Time between two keys of a person, in ms; a scanner is faster. */
const HAND_MS = 120;
const LEAST_TARGET_PX = 44;

/** Presses Print with `press` and checks that two labels are printed, both with a readable code. */
async function expectTwoOnPaper(
  page: Page,
  system: RunningSystem,
  press: () => Promise<void>,
): Promise<void> {
  const { document } = await nextIppJob(system, async () => {
    await press();
    await expect(page.getByText('2 of 2 labels printed').first()).toBeVisible();
  });
  expect(await codesOnPdf(document, LABEL)).toEqual([[ean], [ean]]);
}

test(
  'a label comes from sign-in to paper with the keyboard alone',
  { tag: '@main' },
  async ({ page, system }) => {
    await page.goto(`${system.appUrl}/#/login`);
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type('member@demo.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My articles' }),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(ean, { delay: HAND_MS });
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { checked: true }));
    while (!(await page.getByRole('radio', { name: LABEL.name, exact: true }).isChecked()))
      await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('spinbutton', { name: 'Quantity' }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    const printer = page.getByRole('combobox', { name: 'Printer' });
    await tabTo(page, printer);
    await page.keyboard.type('IPP 203', { delay: HAND_MS });
    await expect(printer.getByRole('option', { selected: true })).toHaveText('IPP 203 dpi');
    await tabTo(page, page.getByRole('button', { name: 'Print 2 labels' }));
    await expectTwoOnPaper(page, system, () => page.keyboard.press('Enter'));
  },
);

test('a label comes from sign-in to paper on a touch screen of 360 px', async ({ browser, system }) => {
  const { defaultBrowserType: _browser, ...phone } = devices['Galaxy S9+'] ?? {};
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`${system.appUrl}/#/login`);
  await page.getByLabel('E-mail').fill('member@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My articles' }).tap();
  await page.getByRole('searchbox').fill(ean);
  await fits();
  await page.getByRole('link', { name, exact: true }).tap();
  const label = page.getByRole('radio', { name: LABEL.name, exact: true });
  await label.tap();
  await page.getByRole('combobox', { name: 'Printer' }).selectOption({ label: 'IPP 203 dpi' });
  await page.getByRole('button', { name: 'One more' }).tap();
  await fits();
  const print = page.getByRole('button', { name: 'Print 2 labels' });
  const box = await print.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(LEAST_TARGET_PX);
  await expectTwoOnPaper(page, system, () => print.tap());
  await context.close();
});
