import type { Page } from '@playwright/test';
import { startIppEvePrinter } from 'helper/testing';
import { ArticleListPage } from '../pages/article-list.page.ts';
import type { PrintArticlePage } from '../pages/print-article.page.ts';
import { cremeArticle } from './article-file.ts';
import { nextIppJob } from './next-ipp-job.ts';
import {
  codesOnPdf,
  codesOnZpl,
  pageSizesMm,
  stockInDots,
  zplSizesInDots,
  type LabelStock,
} from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const { ean, name } = cremeArticle();
const SMALL_LABEL = { name: 'Product 60 × 40', widthMm: 60, heightMm: 40 };
const DPIS = [203, 300] as const;

/** Signs in, finds the article by its number and opens its print page. */
async function openArticle(page: Page, origin: string): Promise<PrintArticlePage> {
  await signIn(page, origin);
  const list = await ArticleListPage.open(page, origin);
  await list.search.fill(ean);
  return list.choose(name);
}

async function printThree(print: PrintArticlePage, label: string, printer: string): Promise<void> {
  await print.chooseLabel(label);
  await print.printLabels(printer, 3);
}

async function expectThreePages(pdf: Uint8Array, stock: LabelStock): Promise<void> {
  const { widthMm, heightMm } = stock;
  expect(pageSizesMm(pdf)).toEqual(Array.from({ length: 3 }, () => [widthMm, heightMm]));
  expect(await codesOnPdf(pdf, stock)).toEqual([[ean], [ean], [ean]]);
}

test('among a thousand loaded articles the one meant is found by crème, by creme and by its EAN', async ({
  page,
  system,
}) => {
  await signIn(page, system.appUrl);
  const list = await ArticleListPage.open(page, system.appUrl);
  for (const words of ['crème', 'creme', 'CRÈME', ean]) {
    await list.search.fill(words);
    await expect(list.row(name).first()).toBeVisible();
  }
});

test(
  'the fake IPP printer gets one PDF job of three pages that scan, at 203 and at 300 dpi',
  { tag: '@main' },
  async ({ page, system }) => {
    const print = await openArticle(page, system.appUrl);
    for (const dpi of DPIS) {
      const job = await nextIppJob(system, () => printThree(print, SMALL_LABEL.name, `IPP ${dpi} dpi`));
      expect(job.format).toBe('application/pdf');
      await expectThreePages(job.document, { ...SMALL_LABEL, dpi });
    }
  },
);

test('a real IPP printer, ippeveprinter, gets one PDF job of three pages that scan, at 203 and at 300 dpi', async ({
  page,
  system,
}) => {
  const printer = await startIppEvePrinter('any-size');
  test.skip('reason' in printer, 'reason' in printer ? `ippeveprinter: ${printer.reason}` : '');
  if ('reason' in printer) return;
  system.ippEveForwarder.forwardTo(printer.port);
  const print = await openArticle(page, system.appUrl);
  for (const dpi of DPIS) {
    const before = (await printer.documents()).length;
    await printThree(print, SMALL_LABEL.name, `ippeveprinter ${dpi} dpi`);
    await expect.poll(async () => (await printer.documents()).length).toBe(before + 1);
    const document = (await printer.documents()).at(-1)?.bytes ?? new Uint8Array();
    await expectThreePages(document, { ...SMALL_LABEL, dpi });
    // The printer was set to 100 × 60 mm.
    await expect
      .poll(async () => (await printer.attributes()).at(-1))
      .toContain('IPP_MEDIA_COL={media-size={x-dimension=6000 y-dimension=4000}}');
  }
  await printer.close();
});

test(
  'a raw 9100 printer gets ZPL for three labels that scan, at 203 and at 300 dpi',
  { tag: '@main' },
  async ({ page, system }) => {
    const print = await openArticle(page, system.appUrl);
    for (const dpi of DPIS) {
      const before = system.rawPrinter.connections.length;
      await printThree(print, SMALL_LABEL.name, `ZPL ${dpi} dpi`);
      await expect.poll(() => system.rawPrinter.connections[before]?.isEnded).toBe(true);
      expect(system.rawPrinter.connections).toHaveLength(before + 1);
      const zpl = system.rawPrinter.connections[before]?.bytes ?? new Uint8Array();
      expect(zplSizesInDots(zpl)).toEqual([stockInDots({ ...SMALL_LABEL, dpi })]);
      expect(await codesOnZpl(zpl)).toEqual([[ean], [ean], [ean]]);
    }
  },
);

test('Save to folder gets one file of three pages that scan, at 203 and at 300 dpi', async ({
  page,
  system,
}) => {
  const print = await openArticle(page, system.appUrl);
  for (const dpi of DPIS) {
    const before = (await system.savedPrints()).length;
    await printThree(print, SMALL_LABEL.name, `Folder ${dpi} dpi`);
    await expect.poll(async () => (await system.savedPrints()).length).toBe(before + 1);
    const pdf = (await system.savedPrints()).at(-1) ?? new Uint8Array();
    await expectThreePages(pdf, { ...SMALL_LABEL, dpi });
  }
});

test('the screens on the way to a print run under their content security policy without a violation', async ({
  page,
  system,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await openArticle(page, system.appUrl);
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();
  expect(violations).toEqual([]);
});
