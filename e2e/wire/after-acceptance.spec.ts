import type { Page } from '@playwright/test';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { newestJob, receivedIds } from './print-ledger.ts';
import { signIn } from './sign-in.ts';
import { expect, test, type World } from './world.ts';

const TART_ID = 13;

test.afterEach(({ world }) => {
  world.ippPrinter.behave({ abortsJobs: false });
  world.rawPrinter.behave({ resetAfterBytes: null });
});

async function printOne(page: Page, world: World, printer: string): Promise<PrintJobObject> {
  await signIn(page, world.appUrl);
  const print = await PrintArticlePage.open(page, TART_ID, world.appUrl);
  await print.choosePrinter(printer);
  await print.print.click();
  return new PrintJobObject(page);
}

const statusOfNewest = async (page: Page, world: World) =>
  (await newestJob(page, world)).entries.map(({ status }) => status);

test('a job the printer gives up after the helper took it is not left as printed, and Print again prints it', async ({
  page,
  world,
}) => {
  const start = world.ippPrinter.jobs.length;
  world.ippPrinter.behave({ abortsJobs: true });
  const job = await printOne(page, world, 'IPP 203 dpi');
  await job.expectSummary('0 of 1 label printed, 1 failed');
  await expect.poll(() => statusOfNewest(page, world)).toEqual(['Failed']);

  world.ippPrinter.behave({ abortsJobs: false });
  await job.printAgain(1);
  await job.expectSummary('1 of 1 label printed');
  await expect.poll(() => statusOfNewest(page, world)).toEqual(['Success']);
  const [entry] = (await newestJob(page, world)).entries;
  expect(receivedIds(world, start)).toEqual([entry?.printJobEntryId, `${entry?.printJobEntryId}.2`]);
});

test('a job that broke off on its way to the printer may have been printed: a person says so', async ({
  page,
  world,
}) => {
  world.rawPrinter.behave({ resetAfterBytes: 1 });
  const job = await printOne(page, world, 'ZPL 203 dpi');
  await job.expectSummary('0 of 1 label printed, 1 not confirmed');
  await expect(job.file(1)).toContainText('Check at the printer what came out.');
  await expect.poll(() => statusOfNewest(page, world)).toEqual(['Unknown']);
  const before = world.rawPrinter.connections.length;
  await job.confirmPrinted(1);
  await job.expectSummary('1 of 1 label printed');
  await expect.poll(() => statusOfNewest(page, world)).toEqual(['Success']);
  expect(world.rawPrinter.connections).toHaveLength(before);
});
