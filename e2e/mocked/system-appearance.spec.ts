import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stage/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
const MEMBER = 'member@demo.test';

/** Screens of each kind: a list, a form, settings, printing. */
const SCREENS = [
  { as: ADMINISTRATOR, path: '/#/users' },
  { as: ADMINISTRATOR, path: '/#/adduser' },
  { as: MEMBER, path: '/#/settings' },
  { as: MEMBER, path: '/#/print-article/13' },
];

/** Default text size of browsers, and the size set by a person who needs larger text, in px. */
const [USUAL_PX, DOUBLE_PX] = [16, 32];

/** Sets the text size in the browser's settings, in CSS pixels. */
async function setTextSize(page: Page, sizePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: sizePx, fixed: sizePx } });
}

// The page is reused by the next tests.
test.afterEach(({ page }) => setTextSize(page, USUAL_PX));

/** Returns the size of each visible text, in CSS pixels, by its content; of a repeated text, that of the first one. */
const textSizes = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const sizes: Record<string, number> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      // The text of a picture scales with the picture.
      if (!element || words === '' || element.closest('svg, style, script, noscript')) continue;
      if (element.checkVisibility({ checkVisibilityCSS: true }))
        sizes[`${element.localName} ${words}`] ??= Number.parseFloat(getComputedStyle(element).fontSize);
    }
    return sizes;
  });

/** Returns the texts that did not grow to twice their size. */
const notDoubled = (before: Record<string, number>, after: Record<string, number>): string[] =>
  Object.entries(after)
    .filter(([words, size]) => Math.abs(size - 2 * (before[words] ?? size / 2)) > 0.5)
    .map(([words, size]) => `${words}: ${before[words]} px, then ${size} px`);

test('all text is twice as large where the browser is set to twice its size of text', async ({
  page,
  signIn,
}) => {
  for (const { as, path } of SCREENS) {
    await setTextSize(page, USUAL_PX);
    await signIn(as);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('main')).not.toContainText('Loading');
    const before = await textSizes(page);
    await setTextSize(page, DOUBLE_PX);
    const after = await textSizes(page);
    expect.soft(notDoubled(before, after), path).toEqual([]);
    const common = Object.keys(after).filter((words) => words in before);
    expect.soft(common.length, `texts compared on ${path}`).toBeGreaterThan(5);
  }
});

/** Returns the picture of a control, without focus and without the pointer on it. */
async function pictureOf(page: Page, control: Locator): Promise<string> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  return (await control.screenshot()).toString('base64');
}

test('where the system sets the colours, what is chosen and what is closed can be seen', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

  await test.step('a box', async () => {
    await signIn(ADMINISTRATOR);
    await page.goto('/#/adduser');
    const box = page.getByRole('checkbox').first();
    await box.waitFor();
    const isChecked = await box.isChecked();
    const before = await pictureOf(page, box.locator('..'));
    await box.setChecked(!isChecked);
    expect(await pictureOf(page, box.locator('..'))).not.toBe(before);
  });

  await test.step('a closed button', async () => {
    await signIn(MEMBER);
    await page.goto('/#/print-article/13');
    const print = page
      .locator('main')
      .getByRole('button', { name: /^Print/ })
      .last();
    const colorOf = () => print.evaluate((button) => getComputedStyle(button).color);
    await print.waitFor();
    const open = await colorOf();
    // Blocked as the app does it: it keeps the focus and says why, so it is not `disabled`, which browsers grey
    // themselves.
    await print.evaluate((button) => {
      button.setAttribute('aria-disabled', 'true');
      button.dataset['disabled'] = 'true';
    });
    expect(await colorOf()).not.toBe(open);
  });
});
