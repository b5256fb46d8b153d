import { LabelDesignPage } from '../pages/label-design.page.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf, pageSizesMm } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const STOCK = { widthMm: 60, heightMm: 40 };
/** Content of a new EAN-13. */
const EAN = '9501101530003';

test('a design that nobody saved is printed as a proof, and its code scans', async ({ page, system }) => {
  await signIn(page, system.appUrl, { email: 'labels@demo.test' });
  const design = await LabelDesignPage.blank(page, STOCK.widthMm, STOCK.heightMm, system.appUrl);
  await design.name.fill('Never saved');
  await design.add('a barcode').click();
  await page.getByRole('button', { name: 'Print a proof' }).click();
  const dialog = page.getByRole('dialog');
  for (const dpi of [203, 300]) {
    await dialog.getByRole('combobox', { name: 'Printer' }).selectOption({ label: `IPP ${dpi} dpi` });
    const { document } = await nextIppJob(system, () =>
      dialog
        .getByRole('button', { name: /^Print/ })
        .last()
        .click(),
    );
    expect(await codesOnPdf(document, { ...STOCK, dpi })).toEqual([[EAN]]);
    expect(pageSizesMm(document)).toEqual([[STOCK.widthMm, STOCK.heightMm]]);
    await dialog.getByRole('button', { name: 'Print another proof' }).click();
  }
});
