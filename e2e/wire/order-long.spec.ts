import { PrintOrderPage } from '../pages/print-order.page.ts';
import { newestJob, receivedIds, tally } from './print-ledger.ts';
import { signIn } from './sign-in.ts';
import { longOrder } from './wire-orders.ts';
import { expect, test } from './test.ts';

// Not run again for a recording: pictures of a page of a hundred lines after every step cost more than the print
// itself.
test.describe.configure({ retries: 0 });

test('an order of a hundred lines and 1,000 labels goes in 200 files, with one row for each line', async ({
  page,
  system,
}) => {
  test.setTimeout(360_000);
  const start = system.ippPrinter.jobs.length;
  await signIn(page, system.appUrl);
  const print = await PrintOrderPage.open(page, longOrder.id, system.appUrl);
  await print.choosePrinter('IPP 203 dpi');
  await expect(print.print).toHaveText('Print 1,000 labels');
  await print.print.click();
  // Its speed is measured by the bench: here all of them arrive, however busy the machine is.
  await print.expectSummary('1,000 of 1,000 labels printed', 240_000);
  await expect.poll(() => receivedIds(system, start).length, { timeout: 60_000 }).toBe(200);
  expect(new Set(receivedIds(system, start)).size).toBe(200);
  await expect(print.job.getByRole('listitem')).toHaveCount(100);
  await expect(print.job.getByText('10 of 10 printed')).toHaveCount(100);
  await expect
    .poll(async () => tally((await newestJob(page, system)).entries.map(({ status }) => status)))
    .toEqual({ Success: 200 });
});
