import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../../e2e/pages/login.page.ts';
import { PrintArticlePage } from '../../e2e/pages/print-article.page.ts';
import { WidgetFormPage } from '../../e2e/pages/widget-administration.page.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import type { RecordedBrowser, Recording } from './recording.ts';

interface Addresses {
  readonly appUrl: string;
  readonly helperUrl: string;
}

const TART_ID = 13;
/** Number of labels in three files. */
const QUANTITY = 250;

/** Uses the app until each browser contains the data that it stores between two visits. */
export async function recordBrowser(addresses: Addresses): Promise<Recording> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return {
      member: await recordInterruptedPrint(browser, addresses),
      administrator: await recordAdministrator(browser, addresses),
      recordedAtMs: Date.now(),
    };
  } finally {
    await browser.close();
  }
}

/** Lets the helper receive the second file; from then on, nobody hears from it. */
async function recordInterruptedPrint(
  browser: Browser,
  { appUrl, helperUrl }: Addresses,
): Promise<RecordedBrowser> {
  const { context, page } = await openApp(browser, appUrl, 'member@demo.test');
  const print = await PrintArticlePage.open(page, TART_ID, appUrl);
  await print.choosePrinter('Save to folder');
  await print.setQuantity(1);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  await print.setQuantity(QUANTITY);
  let files = 0;
  await page.route(`${helperUrl}/**`, async (route) => {
    const isPrint = route.request().method() === 'POST' && route.request().url().endsWith('/api/print');
    if (isPrint) files += 1;
    if (files === 2 && isPrint) await route.fetch();
    await (files < 2 ? route.continue() : route.abort());
  });
  await print.print.click();
  await print.expectSummary('100 of 250 labels printed, 100 not confirmed, 50 not sent');
  return keptBy(context, page);
}

/** Records an administrator of a server that has only the calls of the specification: widgets stay in this browser. */
async function recordAdministrator(browser: Browser, { appUrl }: Addresses): Promise<RecordedBrowser> {
  const { context, page } = await openApp(browser, appUrl, 'admin@demo.test');
  await context.route('**/api/widgets**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"Message":"Not found"}' }),
  );
  const form = await WidgetFormPage.open(page, 'new', appUrl);
  await form.name.fill('Kept in this browser');
  await form.width('4 columns').check();
  await form.label.selectOption({ index: 1 });
  await form.printer.selectOption({ index: 1 });
  await form.add.click();
  await page.getByRole('link', { name: 'Kept in this browser' }).waitFor();
  await page.goto(`${appUrl}/#/addgroup`);
  await page.getByRole('textbox', { name: 'Name' }).fill('A group that was not saved');
  await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('A group that was not saved'));
  return keptBy(context, page);
}

async function openApp(
  browser: Browser,
  appUrl: string,
  email: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const login = await LoginPage.open(page, appUrl);
  await login.signIn(email, demoPassword);
  await page.waitForURL((url) => !url.href.includes('login'));
  return { context, page };
}

const keptBy = async (context: BrowserContext, page: Page): Promise<RecordedBrowser> => ({
  storageState: await context.storageState({ indexedDB: true }),
  sessionStorage: await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage))),
});
