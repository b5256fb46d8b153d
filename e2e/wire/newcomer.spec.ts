import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AccountSetupPage } from '../pages/account-setup.page.ts';
import { AddUserPage } from '../pages/add-user.page.ts';
import { ArticleFormPage } from '../pages/article-form.page.ts';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { DashboardPage } from '../pages/dashboard.page.ts';
import { GroupFormPage } from '../pages/group-form.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { PrinterFormPage } from '../pages/printer-form.page.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { StandardLabelPage, StandardLabelsPage } from '../pages/standard-labels.page.ts';
import { freePort } from './free-port.ts';
import { HelperProgram } from './helper-program.ts';
import { codesOnPdf, pageSizesMm } from './paper.ts';
import { openEmptyServer, PASSWORD, type EmptyServer } from './empty-server.ts';
import { expect, test as base } from './test.ts';

const FOUNDER = 'founder@newcomer.test';
const COLLEAGUE = 'colleague@newcomer.test';
const GROUP = 'Backstube';
const PRINTER = 'Ofen 1';
const TEMPLATE = 'Product 50 × 30';
const LABEL = { name: 'Kuchen', widthMm: 50, heightMm: 30, dpi: 300 };
const CAKE = { name: 'Apfelkuchen', ean: '2026500999994', grams: '900' };
const BREAD = { name: 'Roggenbrot', ean: '9501101530003', grams: '750' };

interface NewcomerServer extends EmptyServer {
  savedPrints: () => Promise<Buffer[]>;
}

/** Test with an empty server and the printer helper of one computer. */
const test = base.extend<{ newcomerServer: NewcomerServer }>({
  // Playwright reads the fixtures a function needs from its first parameter.
  newcomerServer: async ({ playwright: _playwright }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-newcomer-'));
    const [port, helperPort] = [await freePort(), await freePort()];
    const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
    const helper = new HelperProgram({ port: helperPort, dataDir, origins });
    await helper.start();
    const server = await openEmptyServer({ PORT: String(port), HELPER_URL: helper.url });
    await use({
      ...server,
      savedPrints: async () => {
        const folder = join(dataDir, 'prints');
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pdf'));
        return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
      },
    });
    await server.close();
    await helper.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});

/** Returns to the dashboard, by the link of the sidebar. */
async function toDashboard(page: Page): Promise<DashboardPage> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.heading).toHaveText('Welcome, Åsa Öberg');
  return dashboard;
}

async function foundOrganization(page: Page, emptyServer: EmptyServer): Promise<void> {
  const register = await RegisterPage.open(page, emptyServer.url);
  await register.register({
    plan: 'Standard',
    organization: 'Bäckerei Öberg',
    firstName: 'Åsa',
    lastName: 'Öberg',
    email: FOUNDER,
    password: PASSWORD,
  });
  await expect(register.heading).toHaveText('Check your mail');
  await page.goto(await emptyServer.mailbox.linkTo(FOUNDER, 'verify'));
  await register.confirm.click();
  await register.toSignIn.click();
  await new LoginPage(page).signIn(FOUNDER, PASSWORD);
  await expect(new DashboardPage(page).heading).toHaveText('Welcome, Åsa Öberg');
}

async function addGroup(page: Page): Promise<void> {
  await (await toDashboard(page)).tile('Groups').click();
  await page.getByRole('link', { name: 'Add group' }).first().click();
  const form = new GroupFormPage(page);
  await form.name.fill(GROUP);
  await form.add.click();
  await expect(page.getByRole('link', { name: GROUP })).toBeVisible();
}

async function addPrinter(page: Page): Promise<void> {
  await (await toDashboard(page)).tile('Printers').click();
  await page.getByRole('link', { name: 'Add printer' }).first().click();
  const form = new PrinterFormPage(page);
  await form.vendor.selectOption('Zebra');
  await form.model.selectOption('ZT411');
  await form.resolution.selectOption(String(LABEL.dpi));
  await form.language.selectOption('pdf');
  await form.queue.selectOption('Save to folder');
  await form.name.fill(PRINTER);
  await form.group(GROUP).check();
  await form.add.click();
  await expect(page.getByRole('link', { name: PRINTER })).toBeVisible();
}

async function makeLabel(page: Page): Promise<void> {
  await (await toDashboard(page)).tile('Standard templates').click();
  await new StandardLabelsPage(page).template(TEMPLATE).click();
  const form = new StandardLabelPage(page);
  await form.field('Company').fill('Bäckerei Öberg');
  await form.labelName.fill(LABEL.name);
  await expect(form.preview).toBeVisible();
  await form.save.click();
  await expect(page).toHaveURL(/#\/labels\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LABEL.name);
}

async function addArticle(page: Page, { name, ean, grams }: typeof CAKE): Promise<void> {
  await (await toDashboard(page)).tile('Articles').click();
  await page.getByRole('link', { name: 'Add article' }).first().click();
  const form = new ArticleFormPage(page);
  await form.name.fill(name);
  await form.identifier.fill(ean);
  await form.group.selectOption({ label: GROUP });
  await form.connectLabel(LABEL.name);
  await page.getByRole('button', { name: 'Add this value' }).click();
  await form.value('content').fill(grams);
  await expect(form.previews.getByRole('img').first()).toBeVisible();
  await form.add.click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

async function inviteColleague(page: Page): Promise<void> {
  await (await toDashboard(page)).tile('Users').click();
  await page
    .getByRole('link', { name: /^(Add|Invite)/ })
    .first()
    .click();
  const form = new AddUserPage(page);
  await form.email.fill(COLLEAGUE);
  await expect(form.choice('Account type and roles', 'User')).toBeChecked();
  await form.choice('Account type and roles', 'Article manager').check();
  await form.choice('Account type and roles', 'Order manager').check();
  await form.choice('Groups', GROUP).check();
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByText(COLLEAGUE).first()).toBeAttached();
}

test('a newcomer sets everything up, and a colleague with two roles prints', async ({
  page,
  newcomerServer,
  browser,
}) => {
  await foundOrganization(page, newcomerServer);
  await addGroup(page);
  await addPrinter(page);
  await makeLabel(page);
  await addArticle(page, CAKE);
  await addArticle(page, BREAD);
  await inviteColleague(page);
  const dashboard = await toDashboard(page);
  await expect(dashboard.tile('Articles')).toHaveText('Articles2');
  await expect(dashboard.subscription).toContainText('Includes 1 open invitation.');

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await newcomerServer.mailbox.linkTo(COLLEAGUE, 'invitation'));
  await new AccountSetupPage(theirs).setUp({ firstName: 'Cléo', lastName: 'Lefèvre', password: PASSWORD });
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Welcome, Cléo Lefèvre');
  const managed = theirs.getByRole('list', { name: 'Manage' }).getByRole('link');
  await expect(managed).toHaveText(['Articles', 'Orders']);
  await managed.first().click();
  await expect(theirs.getByRole('link', { name: BREAD.name })).toBeVisible();

  const print = await (await ArticleListPage.open(theirs, newcomerServer.url)).choose(CAKE.name);
  await expect(print.heading).toHaveText(`Print ${CAKE.name}`);
  await expect(print.printer).toContainText(PRINTER);
  await print.setQuantity(2);
  await print.print.click();
  await print.expectSummary('2 of 2 labels printed');
  const [pdf, ...more] = await newcomerServer.savedPrints();
  expect(more).toEqual([]);
  if (!pdf) throw new Error('Nothing was printed.');
  expect(pageSizesMm(pdf)).toEqual([
    [LABEL.widthMm, LABEL.heightMm],
    [LABEL.widthMm, LABEL.heightMm],
  ]);
  expect(await codesOnPdf(pdf, LABEL)).toEqual([[CAKE.ean], [CAKE.ean]]);
  await theirs.context().close();
});
