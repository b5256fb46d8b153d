import { PrinterFormPage } from '../pages/printer-form.page.ts';
import { codesOnPdf, codesOnZpl, pageSizesMm, zplSizesInDots, stockInDots } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const STOCK = { widthMm: 50, heightMm: 30 };
const DPIS = [203, 300] as const;

test('a test label to Save to folder comes out and scans, as PDF and as ZPL, before the printer is saved', async ({
  page,
  system,
}) => {
  await signIn(page, system.appUrl);
  const form = await PrinterFormPage.openNew(page, system.appUrl);
  await form.vendor.selectOption('Zebra');
  await form.model.selectOption('ZD421');
  await form.queue.selectOption('Save to folder');
  await form.name.fill('Crème-Linie');
  for (const dpi of DPIS) {
    for (const language of ['pdf', 'zpl'] as const) {
      await form.resolution.selectOption(String(dpi));
      await form.language.selectOption(language);
      const before = (await system.savedPrints()).length;
      await form.testPrint.click();
      await expect.poll(async () => (await system.savedPrints()).length).toBe(before + 1);
      await expect(form.status.filter({ hasText: 'The test label was printed.' })).toBeVisible();
      const document = (await system.savedPrints()).at(-1) ?? Buffer.alloc(0);
      const stock = { ...STOCK, dpi };
      const codes = language === 'pdf' ? await codesOnPdf(document, stock) : await codesOnZpl(document);
      expect(codes.map((found) => found.toSorted())).toEqual([['1D', '2D', '3D']]);
      if (language === 'pdf') expect(pageSizesMm(document)).toEqual([[STOCK.widthMm, STOCK.heightMm]]);
      else expect(zplSizesInDots(document)).toEqual([stockInDots(stock)]);
    }
  }
});
