import type { Page } from '@playwright/test';
import { readZplLabels } from 'label-core/zpl';
import { ApproveVersionPage } from '../pages/approve-version.page.ts';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { QualityListPage } from '../pages/quality-list.page.ts';
import { tokensOf } from '../stage/stored-session.ts';
import { cremeArticle } from './article-file.ts';
import { dotsApart, dotsOfBitmap, drawnDots } from './drawn-dots.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf, codesOnZpl, pageSizesMm, stockInDots, zplSizesInDots } from './paper.ts';
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

const NAME = 'Designed here';
const DPIS = [203, 300, 600] as const;
const { ean, name: article } = cremeArticle();

/** Places beside the barcode, and off the grid of dots. */
const SHAPES = {
  'an oval': { Width: '8', Height: '6.37', Left: '48.11', Top: '13.3' },
  'a box': { Width: '8.2', Height: '5', Left: '48', Top: '22.25' },
  'a line': { X1: '3', Y1: '36', X2: '56.4', Y2: '38.7' },
};

/** Designs a label with an element of each kind that needs no file: texts, a barcode and shapes. */
async function designLabel(page: Page): Promise<void> {
  const design = await LabelDesignPage.blank(page, STOCK.widthMm, STOCK.heightMm);
  for (const piece of ['Name', 'EAN-13 of the article']) {
    await page.getByRole('button', { name: 'From the article' }).click();
    await page.getByRole('menuitem', { name: piece }).click();
  }
  for (const [shape, place] of Object.entries(SHAPES)) {
    await design.add(shape).click();
    for (const [field, mm] of Object.entries(place)) {
      await design.field(`${field} (mm)`).fill(mm);
      await design.field(`${field} (mm)`).press('Enter');
    }
  }
  await design.name.fill(NAME);
  await page.getByRole('button', { name: 'Add the label and send it into review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
}

/** Opens the step of the review that this person takes for the new label. */
async function openStep(page: Page, step: string): Promise<ApproveVersionPage> {
  const list = await QualityListPage.open(page);
  await list.step(step, NAME).first().click();
  return new ApproveVersionPage(page);
}

test(
  'a designed label is reviewed, published and printed as it was drawn, at 203, 300 and 600 dpi',
  { tag: '@main' },
  async ({ browser, system }) => {
    const page = await (await browser.newContext({ baseURL: system.appUrl })).newPage();
    const as = (who: string) => signIn(page, system.appUrl, { email: `${who}@demo.test` });
    await as('labels');
    await designLabel(page);
    const labelId = Number(/labels\/(\d+)/.exec(page.url())?.[1]);

    await test.step('it waits for its review, and is published', async () => {
      for (const step of ['data', 'design'] as const) {
        await as(step);
        const screen = await openStep(page, step === 'data' ? 'Review Data' : 'Review Design');
        await screen.approve.waitFor();
        await screen.lookAtAll();
        await screen.approve.click();
        const confirm = screen.question(`Approve the ${step}?`);
        await confirm.getByRole('button', { name: `Approve the ${step}` }).click();
        await expect(page.getByText(`You approved the ${step} of “${NAME}”`, { exact: false })).toBeVisible();
      }
      await as('publish');
      await openStep(page, 'Review Publish');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText(/prints version 1 from now on/)).toBeVisible();
    });

    await as('admin');
    const connected = await fetch(`${system.appUrl}/api/articles/connectLabel`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await tokensOf(page)).token}`,
      },
      body: JSON.stringify({ labelId, filter: { searchQuery: ean } }),
    });
    expect(await connected.json()).toMatchObject({ data: { changedCount: 1 } });

    await as('member');
    const list = await ArticleListPage.open(page);
    await list.search.fill(ean);
    const print = await list.choose(article);
    await print.chooseLabel(NAME);
    const thermal = new Map<number, Uint8Array>();
    for (const dpi of DPIS) {
      const { document } = await nextIppJob(system, () => print.printLabels(`IPP ${dpi} dpi`, 1));
      expect(pageSizesMm(document)).toEqual([[STOCK.widthMm, STOCK.heightMm]]);
      expect(await codesOnPdf(document, { ...STOCK, dpi })).toEqual([[ean]]);
      const before = system.rawPrinter.connections.length;
      await print.printLabels(`ZPL ${dpi} dpi`, 1);
      await expect.poll(() => system.rawPrinter.connections[before]?.isEnded).toBe(true);
      const zpl = system.rawPrinter.connections[before]?.bytes ?? new Uint8Array();
      expect(zplSizesInDots(zpl)).toEqual([stockInDots({ ...STOCK, dpi })]);
      expect(await codesOnZpl(zpl)).toEqual([[ean]]);
      thermal.set(dpi, zpl);
    }

    await test.step('the drawing is what the thermal printer got, within a dot', async () => {
      await as('labels');
      await page.goto(`/#/labels/${labelId}/design`);
      const design = new LabelDesignPage(page);
      await design.show(article, ean);
      for (const dpi of DPIS) {
        await page.getByRole('combobox', { name: 'Resolution that is drawn' }).selectOption(String(dpi));
        const [printed] = readZplLabels(new TextDecoder().decode(thermal.get(dpi)));
        if (!printed) throw new Error('Nothing was printed.');
        const drawn = await drawnDots(page, printed.bitmap);
        expect(dotsApart(drawn, dotsOfBitmap(printed.bitmap))).toEqual([]);
      }
    });
  },
);
