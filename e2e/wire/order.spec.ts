import type { Page, Route } from '@playwright/test';
import { demoArticles } from 'server';
import { PrintOrderPage } from '../pages/print-order.page.ts';
import { codesOnPdf } from './paper.ts';
import { newestJob, outboxEntries, receivedIds, tally } from './print-ledger.ts';
import { signIn } from './sign-in.ts';
import { mixedOrder, plainOrder, smallOrder } from './wire-orders.ts';
import type { RunningSystem } from './running-system.ts';
import { expect, test } from './test.ts';

const STOCK = { widthMm: 60, heightMm: 40, dpi: 203 };
const PRINTER = 'IPP 203 dpi';
const eanOf = (articleId: number) => demoArticles[articleId - 1]?.externalIdentifier ?? '';

test.afterEach(async ({ system }) => {
  system.ippPrinter.behave({ answerAfterMs: 0, isMediaEmpty: false });
  await system.helper.start();
});

async function openOrder(page: Page, system: RunningSystem, orderId: number): Promise<PrintOrderPage> {
  const print = await PrintOrderPage.open(page, orderId, system.appUrl);
  await print.choosePrinter(PRINTER);
  return print;
}

/** Lets the calls to print pass, except those at these positions, counted over all pages of the test. */
async function interceptCalls(
  page: Page,
  { helper }: RunningSystem,
  acts: Readonly<Record<number, (route: Route) => Promise<void>>>,
): Promise<void> {
  let count = 0;
  await page.context().route(`${helper.url}/api/print`, async (route) => {
    count += 1;
    await (acts[count]?.(route) ?? route.continue());
  });
}

test('an order of 10, 2 and 50 labels comes out whole and once, though the helper is killed at the 23rd and the tab closed at the 40th', async ({
  page,
  system,
}) => {
  const start = system.ippPrinter.jobs.length;
  await signIn(page, system.appUrl);
  const print = await openOrder(page, system, mixedOrder.id);
  const isClosing = Promise.withResolvers<void>();
  await interceptCalls(page, system, {
    23: async (route) => {
      await route.fetch();
      await system.helper.kill();
      await route.abort();
    },
    // The journal is asked for the 23rd and has it, so the next call is that of the 24th label.
    40: async (route) => {
      await route.fetch();
      isClosing.resolve();
    },
  });
  await print.print.click();
  await print.expectSummary('22 of 62 labels printed, 1 not confirmed, 39 not sent');
  const open = print.fileInView('may have been printed');
  await expect(open).toContainText('Label 11 of 50 may have been printed');
  await expect(print.job).toContainText('10 of 10 printed');
  await expect(print.job).toContainText('2 of 2 printed');
  await expect(print.job).toContainText('10 of 50 printed, 1 not confirmed, 39 not sent');

  await system.helper.start();
  await print.lookForHelper();
  await open.getByRole('button', { name: 'Print again' }).click();
  await print.expectSummary('23 of 62 labels printed, 39 not sent');
  await print.resume.click();
  await isClosing.promise;
  const context = page.context();
  await page.close({ runBeforeUnload: false });

  const second = await context.newPage();
  const again = await PrintOrderPage.open(second, mixedOrder.id, system.appUrl);
  await again.expectSummary('40 of 62 labels printed, 22 not sent');
  await again.resume.click();
  await again.expectSummary('62 of 62 labels printed');

  await expect.poll(() => receivedIds(system, start).length).toBe(62);
  await expect.poll(async () => (await newestJob(second, system)).status).toBe('Processed');
  const { entries } = await newestJob(second, system);
  expect(receivedIds(system, start).toSorted()).toEqual(
    entries.map(({ printJobEntryId }) => printJobEntryId).toSorted(),
  );
  expect(tally(entries.map(({ status }) => status))).toEqual({ Success: 62 });
  await expect.poll(() => outboxEntries(second)).toEqual({});
  await expect(again.line('Tarte')).toContainText('10 of 10 printed');

  const wanted = mixedOrder.lines.flatMap(([articleId, quantity]) =>
    Array.from({ length: quantity }, () => eanOf(articleId)),
  );
  const eanById = new Map(
    entries.map(({ printJobEntryId }, index) => [printJobEntryId, wanted[index] ?? 'none']),
  );
  for (const { name, document } of system.ippPrinter.jobs.slice(start))
    expect(await codesOnPdf(document, STOCK)).toEqual([[eanById.get(name)]]);
});

test('a paused order stays paused over a reload, goes on, and its rest can be canceled', async ({
  page,
  system,
}) => {
  const start = system.ippPrinter.jobs.length;
  await signIn(page, system.appUrl);
  const print = await openOrder(page, system, plainOrder.id);
  const isAsked = Promise.withResolvers<void>();
  const isPaused = Promise.withResolvers<void>();
  await interceptCalls(page, system, {
    5: async (route) => {
      isAsked.resolve();
      await isPaused.promise;
      await route.continue();
    },
    12: async (route) => {
      await print.cancelRest.click();
      await route.continue();
    },
  });
  await print.print.click();
  await isAsked.promise;
  await print.pause.click();
  isPaused.resolve();
  await print.expectSummary('5 of 30 labels printed, 25 not sent. Paused');
  await page.reload();
  await print.expectSummary('5 of 30 labels printed, 25 not sent. Paused');
  await expect.poll(() => receivedIds(system, start).length).toBe(5);
  await print.resume.click();
  await print.expectSummary('12 of 30 labels printed, 18 not sent');
  await expect.poll(async () => (await newestJob(page, system)).status).toBe('Canceled');
  await expect.poll(() => receivedIds(system, start).length).toBe(12);
  await page.reload();
  await expect(print.line('Tarte')).toContainText('12 of 30 printed');
  await expect(print.line('Tarte').getByRole('spinbutton')).toHaveValue('18');
});

test('a second tab says which job the first is printing, and has no button for it', async ({
  page,
  system,
}) => {
  await signIn(page, system.appUrl);
  const print = await openOrder(page, system, smallOrder.id);
  const isLooked = Promise.withResolvers<void>();
  await interceptCalls(page, system, {
    2: async (route) => {
      await isLooked.promise;
      await route.continue();
    },
  });
  await print.print.click();
  await print.expectSummary('1 of 3 labels printed, 1 not confirmed, 1 not sent');
  const second = await page.context().newPage();
  const other = await PrintOrderPage.open(second, smallOrder.id, system.appUrl);
  await expect(
    other.job.getByText('Another tab is printing this job: Order WIRE-3, 3 labels.'),
  ).toBeVisible();
  await expect(other.job.getByRole('button', { name: /Pause|Resume|Cancel|again/ })).toHaveCount(0);
  isLooked.resolve();
  await print.expectSummary('3 of 3 labels printed');
  await expect(other.job.getByText('Another tab is printing this job')).toHaveCount(0);
  await second.close();
});

test('what the printer waits for stands at the label that waits, and is gone when the printer goes on', async ({
  page,
  system,
}) => {
  const start = system.ippPrinter.jobs.length;
  system.ippPrinter.behave({ isMediaEmpty: true });
  await signIn(page, system.appUrl);
  const print = await openOrder(page, system, smallOrder.id);
  // It was printed by an earlier test.
  await print.line('Tarte').getByRole('checkbox').check();
  await print.print.click();
  const waiting = print.fileInView('Waiting at the printer');
  await expect(waiting).toContainText('The printer is out of labels or paper.');
  await expect(waiting).toContainText('Sent to the printer');
  await print.expectSummary('3 of 3 labels printed, 3 of them waiting at the printer');
  system.ippPrinter.behave({ isMediaEmpty: false });
  await expect(print.job.getByText('Waiting at the printer')).toHaveCount(0);
  expect(receivedIds(system, start)).toHaveLength(3);
  await print.expectSummary('3 of 3 labels printed');
});
