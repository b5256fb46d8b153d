import type { Locator, Page } from '@playwright/test';
import { http } from 'msw/http';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { QuickPrintPage, type WidgetCardObject } from '../pages/quick-print.page.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, TART_ID, test } from '../stage/test.ts';
import { WedgeScanner } from '../stage/wedge-scanner.ts';

/** Time from one key to the next, in ms: from the quickest wedge to a slow radio scanner. */
const SPEEDS = [5, 8, 20, 40, 60, 90, 120];
const QUANTITY = 3;
/** Time from typing to the scan: nobody scans sooner after typing. */
const A_HAND_MS = 600;
/** Longer than a card or a page needs to find the scanned article and to send the print. */
const AFTERWARDS_MS = 1500;
/** Each test scans at every speed in every field, which takes minutes even on a fast machine. */
test.describe.configure({ timeout: 30 * 60_000 });

interface Code {
  readonly what: string;
  readonly digits: string;
  /** Article of the code; undefined if there is none. */
  readonly articleId: number | undefined;
}

/**
 * Codes of the demo organisation: “Tarte à la crème 1 part”, and a number with a correct check digit that no article
 * has.
 */
const CODES: readonly Code[] = [
  { what: 'found', digits: '2026500000133', articleId: TART_ID },
  { what: 'not found', digits: '9501101530003', articleId: undefined },
];
/** Article that the person chose before the scan. */
const CHOSEN = { id: 42, number: '2026500000423', name: 'Bergkäse alt, 18 Monate 1 kg' };

/** Runs `work` while the helper answers no print. */
async function whileHeld(stage: Stage, work: () => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  stage.override(http.post(`${stage.helperUrl}/api/print`, () => promise));
  try {
    await work();
  } finally {
    resolve(undefined);
    stage.forgetOverrides();
  }
}

/** Runs `work` for each field at each speed, as separate steps. */
async function withEach<Field>(
  fields: Readonly<Record<string, Field>>,
  work: (field: Field, delay: number, name: string) => Promise<void>,
): Promise<void> {
  for (const [name, field] of Object.entries(fields))
    for (const delay of SPEEDS) await test.step(`${name}, ${delay} ms a key`, () => work(field, delay, name));
}

interface QuickPrintBody {
  article: { id: number };
  quantity: number;
}
interface ArticlePrintBody {
  labels: { articleId: number; quantity: number }[];
}

/** Returns the article and the quantity of each print that was sent: a card and a print page use different calls. */
const printedOf = (stage: Stage): [number, number][] => [
  ...stage
    .callsTo('/api/print')
    .map(({ body }) => body as QuickPrintBody)
    .map(({ article, quantity }): [number, number] => [article.id, quantity]),
  ...stage
    .callsTo('/api/printjobs/article')
    .flatMap(({ body }) => (body as ArticlePrintBody).labels)
    .map(({ articleId, quantity }): [number, number] => [articleId, quantity]),
];

async function scan(page: Page, { digits }: Code, delay: number): Promise<void> {
  await page.waitForTimeout(A_HAND_MS);
  await (await WedgeScanner.plugInto(page, delay / 1000)).scan(digits);
  await page.waitForTimeout(AFTERWARDS_MS);
}

/** Elements of a card with variables that can have the focus. */
const CARD_FIELDS: Readonly<Record<string, (card: WidgetCardObject, page: Page) => Locator>> = {
  'the search': (card) => card.search,
  'the quantity': (card) => card.quantity,
  'a variable': (card) => card.variable('Lot'),
  'the button Print': (card) => card.print,
  nothing: (_card, page) => page.getByRole('main'),
};

/**
 * Opens a card with the article and the quantity that the person chose; with variables only when one of them gets the
 * focus.
 */
async function fillCard(page: Page, isAtOnce: boolean, hasVariables: boolean): Promise<WidgetCardObject> {
  await page.goto('about:blank');
  const card = (await QuickPrintPage.open(page)).card(hasVariables ? 'Batch of the day' : 'Product label');
  await card.printsAtOnce.setChecked(isAtOnce);
  await card.choose(CHOSEN.number, CHOSEN.name);
  if (hasVariables) await card.variable('Lot').fill('L-1');
  await card.quantity.fill(String(QUANTITY));
  return card;
}

for (const code of CODES)
  for (const isAtOnce of [false, true])
    test(`a scan that is ${code.what} prints nothing else on a card that ${isAtOnce ? 'prints at once' : 'waits for Print'}`, async ({
      stage,
      page,
      signIn,
    }) => {
      await signIn('member@demo.test');
      await withEach(CARD_FIELDS, async (fieldOf, delay, name) => {
        const card = await fillCard(page, isAtOnce, name === 'a variable');
        const before = printedOf(stage).length;
        await fieldOf(card, page).focus();
        await scan(page, code, delay);
        const printed = printedOf(stage).slice(before);
        for (const [articleId, quantity] of printed)
          expect([isAtOnce, articleId, quantity], 'what was scanned, as often as was chosen').toEqual([
            true,
            code.articleId,
            QUANTITY,
          ]);
        await expect(card.quantity).toHaveValue(printed.length > 0 ? '1' : String(QUANTITY));
        tellFigures({ scans: 1, prints: printed.length });
      });
    });

/** Elements of a print page that can have the focus. */
const PAGE_FIELDS: Readonly<Record<string, (print: PrintArticlePage, page: Page) => Locator>> = {
  'the quantity': (print) => print.quantity,
  'a variable': (print) => print.variable('Name'),
  'the printer': (print) => print.printer,
  'the button Print': (print) => print.print,
  nothing: (_print, page) => page.getByRole('main'),
};

/** Opens a print page of the article that the person chose, with the quantity they chose. */
async function fillPage(page: Page): Promise<PrintArticlePage> {
  await page.goto('about:blank');
  const print = await PrintArticlePage.open(page, CHOSEN.id);
  await print.setQuantity(QUANTITY);
  return print;
}

for (const code of CODES) {
  test(`a scan that is ${code.what} prints nothing and changes no value on a print page of another article`, async ({
    stage,
    page,
    signIn,
  }) => {
    await signIn('member@demo.test');
    await withEach(PAGE_FIELDS, async (fieldOf, delay, name) => {
      const print = await fillPage(page);
      const value = await print.variable('Name').inputValue();
      await fieldOf(print, page).focus();
      await scan(page, code, delay);
      expect(printedOf(stage)).toEqual([]);
      const stay = page.getByRole('button', { name: 'Stay here' });
      if (await stay.isVisible()) await stay.click();
      await expect(print.quantity).toHaveValue(String(QUANTITY));
      // A code that belongs to no article is typed into the variable that has the focus.
      const isTaken = name === 'a variable' && code.articleId === undefined;
      await expect(print.variable('Name')).toHaveValue(isTaken ? code.digits : value);
      tellFigures({ scans: 1 });
    });
  });

  test(`a scan that is ${code.what} during a print on a card that prints at once prints nothing but what was scanned`, async ({
    stage,
    page,
    signIn,
  }) => {
    await signIn('member@demo.test');
    const { 'a variable': _variable, nothing: _nothing, ...fields } = CARD_FIELDS;
    await withEach(fields, async (fieldOf, delay) => {
      const card = await fillCard(page, true, false);
      const before = printedOf(stage).length;
      await whileHeld(stage, async () => {
        await card.print.click();
        await expect(card.print).toHaveText('Printing...');
        await fieldOf(card, page).focus();
        await scan(page, code, delay);
        expect(printedOf(stage).slice(before)).toEqual([[CHOSEN.id, QUANTITY]]);
      });
      await expect(card.print).toHaveText('Print');
      await page.waitForTimeout(AFTERWARDS_MS);
      // The quantity is 1 again after the first print; a slow scan only chooses.
      const [, ...next] = printedOf(stage).slice(before);
      expect(next).toEqual(next.length > 0 && code.articleId ? [[code.articleId, 1]] : []);
      tellFigures({ scans: 1, prints: 1 + next.length });
    });
  });

  test(`a scan that is ${code.what} during a print changes nothing of it on a print page`, async ({
    stage,
    page,
    signIn,
  }) => {
    await signIn('member@demo.test');
    await withEach(PAGE_FIELDS, async (fieldOf, delay) => {
      const print = await fillPage(page);
      const before = printedOf(stage).length;
      await whileHeld(stage, async () => {
        await print.print.click();
        await expect.poll(() => printedOf(stage).length).toBe(before + 1);
        await fieldOf(print, page).focus();
        await scan(page, code, delay);
      });
      await page.waitForTimeout(AFTERWARDS_MS);
      expect(printedOf(stage).slice(before)).toEqual([[CHOSEN.id, QUANTITY]]);
      tellFigures({ scans: 1, prints: 1 });
    });
  });
}
