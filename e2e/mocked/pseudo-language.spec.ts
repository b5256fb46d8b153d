import type { Page } from '@playwright/test';
import { becomesQuiet, PLACEHOLDERS } from '../stage/becomes-quiet.ts';
import { expect, test } from '../stage/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
const WIDTHS_PX = [1440, 1024, 320];

const SCREENS = [
  '/',
  '/users',
  '/adduser',
  '/groups',
  '/articles',
  '/articles/13',
  '/orders',
  '/labels',
  '/labels/2',
  '/printers',
  '/editprinter/2',
  '/preferences',
  '/settings',
  '/printhistory',
  '/qa/labels',
  '/importdata',
  '/importhistory',
  '/integrationwebhooks',
  '/activeagents',
  '/connectors',
  '/admin/widgets',
  '/home',
  '/print-article/13',
  '/quickprint',
];

/** The page is reused by the next tests. */
test.afterEach(({ page }) => page.evaluate(() => localStorage.removeItem('platen.language')));

interface Drawn {
  /** Pixels by which the page is wider than the window. */
  readonly overPx: number;
  /** Column headings that do not fit into their column. */
  readonly cutHeadings: readonly string[];
  /**
   * Texts of buttons, fields and headings without the accents that every text of the app has in the pseudo-language.
   */
  readonly plain: readonly string[];
}

const READ_AS_TEXT = 'button, label, legend, thead th, [role="tab"], nav a, main h2';

/** Returns the problems of the screen as it is rendered now. */
const lookAt = async (page: Page): Promise<Drawn> => ({
  overPx: await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ),
  cutHeadings: await page
    .locator('thead th:visible')
    .evaluateAll((headings) =>
      headings
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    ),
  plain: await page.locator(READ_AS_TEXT).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map(({ textContent }) => textContent.trim())
      .filter((text) => /[aeiou]/i.test(text) && !/[áéíóúýçñšž]/i.test(text)),
  ),
});

test('in the pseudo-language, long and from right to left, nothing is fixed in English, width or side', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(ADMINISTRATOR);
  await page.evaluate(() => localStorage.setItem('platen.language', 'qps'));
  await page.goto('/#/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  /**
   * Returns whether a text is the name of a record, which is not a text of the app; groups are shown with the groups
   * above them.
   */
  const isOfRecord = (text: string) =>
    text
      .split(' / ')
      .every((name) => answers.some((answer) => answer.includes(JSON.stringify(name).slice(1, -1))));
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await page.goto(`/#${screen}`);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 });
      await becomesQuiet(page);
      await expect(page.locator(PLACEHOLDERS)).toHaveCount(0);
      const { overPx, cutHeadings, plain } = await lookAt(page);
      const found = [
        ...(overPx > 0 ? [`${overPx} px wider than the window`] : []),
        ...cutHeadings.map((text) => `no room for the column “${text}”`),
        ...plain.filter((text) => !isOfRecord(text)).map((text) => `not from the catalogue: “${text}”`),
      ];
      faults.push(...found.map((fault) => `${screen}, ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
