import { PrintArticlePage } from '../pages/print-article.page.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const TART_ID = 13;

test('a helper that does not know the address of the app refuses it, and the page says what to do', async ({
  page,
  system,
}) => {
  // The same page at an origin that is not on the helper's list.
  const strange = system.appUrl.replace('localhost', '127.0.0.1');
  await signIn(page, strange);
  const print = await PrintArticlePage.open(page, TART_ID, strange);
  const warning = page.getByRole('alert');
  await expect(
    warning.getByText('The printer helper is running, but does not accept this page.'),
  ).toBeVisible();
  await expect(
    warning.getByText('Open the helper’s own page on this computer and allow this address there.'),
  ).toBeVisible();
  const before = (await system.savedPrints()).length;
  await print.variable('Name').fill('Kept');
  await print.print.click();
  await expect(warning.getByText('Computer name not available')).toBeVisible();
  await expect(print.variable('Name')).toHaveValue('Kept');
  expect(await system.savedPrints()).toHaveLength(before);
});
