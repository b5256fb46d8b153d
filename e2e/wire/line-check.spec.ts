import type { PrintArticlePage } from '../pages/print-article.page.ts';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { PrintHistoryPage } from '../pages/print-history.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { callServerAs } from '../stage/call-as.ts';
import { WedgeScanner } from '../stage/wedge-scanner.ts';
import { cremeArticle } from './article-file.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const { ean, name } = cremeArticle();
const stock = { widthMm: 60, heightMm: 40, dpi: 203 };
const otherProduct = '96385074';

test('a label with a line check comes out once, and the others when product and label were scanned', async ({
  page,
  system,
}) => {
  const manage = await callServerAs(fetch, system.appUrl, 'labels@demo.test');
  const setTo = async (lineCheck: boolean) => {
    const { data } = (await manage('GET', '/api/labels/1/setup')) as {
      data: { name: string; groupIds: number[]; printerIds: number[] };
    };
    const { name: labelName, groupIds: groups, printerIds: printers } = data;
    await manage('PUT', '/api/labels/1', { name: labelName, groups, printers, lineCheck });
  };
  await setTo(true);
  try {
    await signIn(page, system.appUrl);
    const list = await ArticleListPage.open(page, system.appUrl);
    await list.search.fill(ean);
    const print: PrintArticlePage = await list.choose(name);
    await print.chooseLabel('Product 60 × 40');
    await print.choosePrinter('IPP 203 dpi');
    await print.setQuantity(4);
    const job = new PrintJobObject(page);
    const first = await nextIppJob(system, async () => {
      await print.print.click();
      await job.lineCheck.waitFor();
    });
    const [codes] = await codesOnPdf(first.document, stock);
    expect(codes).toEqual([ean]);
    await expect(job.checkedProduct).toBeFocused();

    // The wrong product, by a radio scanner of 60 ms a key.
    const scanner = await WedgeScanner.plugInto(page, 0.06);
    await scanner.scan(otherProduct);
    await scanner.scan(codes?.[0] ?? '');
    await expect(job.lineCheck.getByRole('alert')).toContainText(
      `Product, number: ${otherProduct} instead of ${ean}`,
    );
    await job.expectSummary('1 of 4 labels printed, 3 not sent');

    // The check waits in a page that is opened again.
    await page.reload();
    await job.lineCheck.waitFor();
    const again = await WedgeScanner.plugInto(page, 0.06);
    const rest = await nextIppJob(system, async () => {
      await again.scan(ean);
      again.waits(3);
      await again.scan(codes?.[0] ?? '');
      await job.expectSummary('4 of 4 labels printed');
    });
    expect(await codesOnPdf(rest.document, stock)).toEqual([[ean], [ean], [ean]]);
    await expect(job.lineCheck).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    const history = await PrintHistoryPage.open(page, system.appUrl);
    await history.openJob(name);
    await expect(page.getByText(/: does not match/)).toBeVisible();
    await expect(page.getByText(/: matches/)).toBeVisible();
  } finally {
    await setTo(false);
  }
});
