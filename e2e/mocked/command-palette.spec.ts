import { http, HttpResponse } from 'msw/http';
import { CommandPalette } from '../pages/command-palette.page.ts';
import { expect, test } from '../stage/test.ts';
import { WedgeScanner } from '../stage/wedge-scanner.ts';

test(
  'a member goes anywhere by the command palette with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn }) => {
    await signIn('member@demo.test');
    await page.goto('/');
    const palette = await CommandPalette.open(page);
    await palette.search('print his');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/printhistory$/);
    await expect(palette.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await CommandPalette.open(page);
    await palette.search('tarte creme 1');
    await expect(palette.lines('Articles').first()).toContainText('Tarte à la crème 1 part');
    await expect(palette.marked).toContainText('Tarte à la crème');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/print-article\/13$/);

    await CommandPalette.open(page);
    await expect(palette.lines('Recent').first()).toContainText('Tarte à la crème 1 part');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/printhistory$/);
  },
);

test('the command palette leads administrators and managers to where things are set up', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test');
  await page.goto('/');
  const palette = await CommandPalette.open(page);
  await palette.search('tarte');
  await palette.lines('Articles').first().click();
  await expect(page).toHaveURL(/#\/articles\/\d+$/);
});

test('what was open stays as it was when the command palette is left', async ({ page, signIn }) => {
  await signIn('member@demo.test');
  await page.goto('/#/print-labels');
  const search = page.getByRole('searchbox').first();
  await search.fill('shelf');
  await search.focus();
  const palette = await CommandPalette.open(page);
  await page.keyboard.press('Escape');
  await expect(palette.dialog).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('shelf');
  await page.keyboard.type('/60');
  await expect(search).toHaveValue('shelf/60');
  await expect(palette.dialog).toBeHidden();
});

test('no scan opens the command palette, on a screen that hears scans and on one that does not', async ({
  page,
  signIn,
}) => {
  await signIn('member@demo.test');
  const palette = new CommandPalette(page);
  await page.goto('/#/print-articles');
  const scanner = await WedgeScanner.plugInto(page);
  await scanner.scan('https://id.gs1.org/01/04006381333931/10/A1');
  await expect(page.getByText(/No article|not found/i).first()).toBeVisible();
  await expect(palette.dialog).toHaveCount(0);
});

test('a scan into the open command palette opens nothing that was not scanned', async ({ page, signIn }) => {
  await signIn('member@demo.test');
  await page.goto('/#/settings');
  const palette = await CommandPalette.open(page);
  await page.keyboard.type('9999999999994');
  await page.keyboard.press('Enter');
  await expect(palette.status).toHaveText('Nothing found for “9999999999994”.');
  await page.keyboard.press('Enter');
  await expect(palette.dialog).toBeVisible();
  await expect(page).toHaveURL(/#\/settings$/);
});

test('one search of the command palette that fails leaves the others', async ({ page, signIn, stage }) => {
  await signIn('member@demo.test');
  stage.override(
    http.get('*/api/orders', () => HttpResponse.json({ Message: 'Orders are away.' }, { status: 400 })),
  );
  await page.goto('/');
  const palette = await CommandPalette.open(page);
  await palette.search('tarte');
  await expect(palette.alert).toContainText('Orders could not be searched. Orders are away.');
  await expect(palette.lines('Articles')).not.toHaveCount(0);
  stage.forgetOverrides();
  await palette.alert.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.alert).toHaveCount(0);
});

test('axe finds nothing in the command palette, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn('admin@demo.test');
  await page.goto('/');
  const palette = new CommandPalette(page);
  await palette.opener.click();
  await palette.field.waitFor();
  await expectAccessible();
  await palette.search('tarte');
  await expectAccessible();
});
