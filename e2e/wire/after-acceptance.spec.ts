import type { Page } from '@playwright/test';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { newestJob, receivedIds } from './print-ledger.ts';
import { signIn } from './sign-in.ts';
import type { RunningSystem } from './running-system.ts';
import { expect, test } from './test.ts';

const TART_ID = 13;

test.afterEach(({ system }) => {
  system.ippPrinter.behave({ abortsJobs: false });
  system.rawPrinter.behave({ resetAfterBytes: null });
});

async function printOne(page: Page, system: RunningSystem, printer: string): Promise<PrintJobObject> {
  await signIn(page, system.appUrl);
  const print = await PrintArticlePage.open(page, TART_ID, system.appUrl);
  await print.choosePrinter(printer);
  await print.print.click();
  return new PrintJobObject(page);
}

const statusOfNewest = async (page: Page, system: RunningSystem) =>
  (await newestJob(page, system)).entries.map(({ status }) => status);

test('a job the printer gives up after the helper took it is not left as printed, and Print again prints it', async ({
  page,
  system,
}) => {
  const start = system.ippPrinter.jobs.length;
  system.ippPrinter.behave({ abortsJobs: true });
  const job = await printOne(page, system, 'IPP 203 dpi');
  await job.expectSummary('0 of 1 label printed, 1 failed');
  await expect.poll(() => statusOfNewest(page, system)).toEqual(['Failed']);

  system.ippPrinter.behave({ abortsJobs: false });
  await job.printAgain(1);
  await job.expectSummary('1 of 1 label printed');
  await expect.poll(() => statusOfNewest(page, system)).toEqual(['Success']);
  const [entry] = (await newestJob(page, system)).entries;
  expect(receivedIds(system, start)).toEqual([entry?.printJobEntryId, `${entry?.printJobEntryId}.2`]);
});

test('of a job that broke off on its way to the printer a person says that it was printed', async ({
  page,
  system,
}) => {
  system.rawPrinter.behave({ resetAfterBytes: 1 });
  const job = await printOne(page, system, 'ZPL 203 dpi');
  await job.expectSummary('0 of 1 label printed, 1 not confirmed');
  await expect(job.file(1)).toContainText('Check at the printer what came out.');
  await expect.poll(() => statusOfNewest(page, system)).toEqual(['Unknown']);
  const before = system.rawPrinter.connections.length;
  await job.confirmPrinted(1);
  await job.expectSummary('1 of 1 label printed');
  await expect.poll(() => statusOfNewest(page, system)).toEqual(['Success']);
  expect(system.rawPrinter.connections).toHaveLength(before);
});
