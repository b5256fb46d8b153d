import type { Page } from '@playwright/test';
import { PrintHistoryPage } from '../pages/print-history.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { earlierPrint } from './earlier-print.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf, codesOnZpl, pageSizesMm, stockInDots, zplSizesInDots } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const { ean } = earlierPrint.values;
const THEN = { widthMm: 60, heightMm: 42, dpi: 203 };
const NOW = { widthMm: 60, heightMm: 40, dpi: 300 };

/** Opens the earlier print and prints it again. */
async function reprint(
  page: Page,
  origin: string,
  { version, printer }: { version: 'As it was printed' | 'The current version'; printer: string },
): Promise<void> {
  const history = await PrintHistoryPage.open(page, origin);
  await history.filterByArticle('quince jelly');
  await page.getByRole('button', { name: 'Custom', exact: true }).click();
  await page
    .getByLabel('To', { exact: true })
    .fill(new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10));
  await expect(history.rows).toHaveCount(2);
  await history.openJob('Quince');
  await history.reprintEntry('Quince');
  await history.chooseVersion(version);
  await history.choosePrinter(printer);
  await history.reason.selectOption('Lost');
  await history.print.click();
  await new PrintJobObject(page).expectSummary('2 of 2 labels printed');
}

test('a reprint of the same version comes out as it was: its size of then, its values, its codes', async ({
  page,
  system,
}) => {
  await signIn(page, system.appUrl);
  const { document } = await nextIppJob(system, () =>
    reprint(page, system.appUrl, { version: 'As it was printed', printer: 'IPP 203 dpi' }),
  );
  expect(pageSizesMm(document)).toEqual([
    [THEN.widthMm, THEN.heightMm],
    [THEN.widthMm, THEN.heightMm],
  ]);
  expect(await codesOnPdf(document, THEN)).toEqual([[ean], [ean]]);
});

test('a reprint of the current version has today’s size and the values of then, drawn for another printer', async ({
  page,
  system,
}) => {
  await signIn(page, system.appUrl);
  const before = system.rawPrinter.connections.length;
  await reprint(page, system.appUrl, { version: 'The current version', printer: 'ZPL 300 dpi' });
  await expect.poll(() => system.rawPrinter.connections[before]?.isEnded).toBe(true);
  const zpl = system.rawPrinter.connections[before]?.bytes ?? new Uint8Array();
  expect(zplSizesInDots(zpl)).toEqual([stockInDots(NOW)]);
  expect(await codesOnZpl(zpl)).toEqual([[ean], [ean]]);
});
