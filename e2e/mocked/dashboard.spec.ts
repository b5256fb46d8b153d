import { http, HttpResponse } from 'msw/http';
import { DashboardPage } from '../pages/dashboard.page.ts';
import { FAULTS, LEAKS } from '../stage/faults.ts';
import { expect, test } from '../stage/test.ts';

test(
  'the dashboard shows what waits, leads everywhere with its counts, and tells of the subscription',
  { tag: '@main' },
  async ({ page, signIn }) => {
    await signIn('admin@demo.test');
    const dashboard = await DashboardPage.open(page);
    await expect(dashboard.heading).toHaveText('Welcome, Astrid Holm');
    await expect(dashboard.pendingTable.getByRole('columnheader').first()).toHaveText('Pending version');
    await expect(dashboard.pending('Shelf edge 70 × 32').getByRole('link')).toHaveText('Review Publish');
    await expect(dashboard.pending('Product 100 × 60').getByRole('link')).toHaveText('Review Design');
    await expect(dashboard.pending('Product 60 × 40').getByRole('link')).toHaveText('Review Data');
    await expect(dashboard.tile('Articles')).toHaveText(/^Articles\d{3}$/);
    await expect(dashboard.tile('Users')).toHaveText(/^Users\d+$/);
    await expect(dashboard.subscription).toContainText(/Users\d+ of 25/);

    await dashboard.tile('Printers').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/printers$/);
    await page.goBack();
    await dashboard.pause.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/subscription\/cancel$/);
    await page.goBack();
    await dashboard.pending('Product 60 × 40').getByRole('link').click();
    await expect(page).toHaveURL(/#\/qa\/labels\/1\/versions\/\d+\/approve$/);
  },
);

test('an administrator without a manager role sees no tile that would lead back to the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('free@free.test');
  const dashboard = await DashboardPage.open(page);
  await expect(dashboard.tile('Users')).toBeVisible();
  for (const link of await dashboard.tiles.getByRole('listitem').getByRole('link').all()) {
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(dashboard.heading).not.toHaveText(/^Welcome/);
    await page.goBack();
    await expect(dashboard.heading).toHaveText(/^Welcome/);
  }
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeHidden();
  await expect(page.getByText(/^You don’t have access to Labels, .*Orders, Groups.*/)).toBeVisible();
  await page.getByRole('link', { name: 'Change your roles' }).click();
  await expect(page).toHaveURL(/#\/users\/\d+$/);
});

test('a member who opens the dashboard is led home', async ({ page, signIn }) => {
  await signIn('member@demo.test');
  await page.goto('/#/');
  await expect(page).toHaveURL(/#\/home$/);
});

for (const { name, answer } of FAULTS.filter(({ isTelling }) => isTelling)) {
  test(`the dashboard stays usable where nothing can be counted (${name})`, async ({
    page,
    signIn,
    stage,
  }) => {
    await signIn('admin@demo.test');
    for (const path of ['counts', 'labels/count', 'QualityAssurance/pendingVersions', 'subscription'])
      stage.override(http.get(`*/api/${path}`, answer));
    const dashboard = await DashboardPage.open(page);
    await expect(dashboard.tile('Articles')).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toMatch(LEAKS);
    await dashboard.tile('Printers').click();
    await expect(page).toHaveURL(/#\/printers$/);
  });
}

test('counts that are missing on the dashboard can be asked for again', async ({ page, signIn, stage }) => {
  await signIn('admin@demo.test');
  stage.override(http.get('*/api/counts', () => HttpResponse.json({ Message: 'Busy' }, { status: 400 })));
  const dashboard = await DashboardPage.open(page);
  await expect(dashboard.tile('Users')).toHaveText('UsersCount not available');
  stage.forgetOverrides();
  await dashboard.countAgain.click();
  await expect(dashboard.tile('Users')).toHaveText(/^Users\d+$/);
});
