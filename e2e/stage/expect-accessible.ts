import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { expect } from './test.ts';

/**
 * Nothing has changed on the page for a moment. The network says little: after a change of the hash alone the browser
 * holds the page for long since loaded, while the next screen is still on its way.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ({ quietMs, mostMs }) =>
      new Promise<void>((rest) => {
        const end = () => {
          watch.disconnect();
          clearTimeout(most);
          rest();
        };
        const most = setTimeout(end, mostMs);
        let quiet = setTimeout(end, quietMs);
        const watch = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, quietMs);
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    { quietMs: 400, mostMs: 8000 },
  );
}

/** What axe has to say of a page that has come to rest: the rule, and where it was broken. */
async function violationsOf(page: Page): Promise<string[]> {
  await comeToRest(page);
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 400)}`,
    );
  });
}

/** The page stays within the width of its window. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** axe finds nothing, and nothing runs over the side. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 20_000 });
  await expectNoSidewaysScroll(page);
}
