import { expect, test, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { becomesQuiet, PLACEHOLDERS } from './becomes-quiet.ts';
import { LOOKS, type Look } from './looks.ts';
import type { Stage } from './stage.ts';

/** Long enough for transitions and a busy machine. */
const PATIENCE_MS = 60_000;
const HEIGHT_PX = 800;

/** Checks the current page in each look; `screen` names it in the report, by default its URL. */
export type ExpectAccessible = (screen?: string, looks?: readonly Look[]) => Promise<void>;

/** Waits until everything requested is loaded and rendered. */
async function comesToRest(page: Page, stage: Stage): Promise<void> {
  await expect(async () => {
    await expect(page.locator(PLACEHOLDERS)).toHaveCount(0);
    await becomesQuiet(page);
    expect(stage.isAnswering, 'a request waits for its answer').toBe(false);
  }).toPass({ timeout: PATIENCE_MS });
}

/** Returns the rules that are broken, and where. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Loaded once per document: a change of the URL after the # loads no new one.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    // The other results are only counted: no examples of passed rules are needed.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 400)}`,
    );
  });
}

/**
 * Checks the current page in each look: axe finds nothing, and nothing is wider than the window. A fault is reported
 * with its screen and its look, and the other looks are still checked.
 */
export async function expectAccessible(
  page: Page,
  stage: Stage,
  screen = new URL(page.url()).hash,
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  const before = page.viewportSize();
  for (const { colorScheme, widthPx } of looks) {
    const name = `${screen}, ${colorScheme}, ${widthPx} px`;
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widthPx, height: HEIGHT_PX });
      await comesToRest(page, stage);
      await expect
        .soft(async () => expect(await violationsOf(page), name).toEqual([]))
        .toPass({ timeout: PATIENCE_MS });
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${name}: nothing runs over the side`,
        )
        .toBeLessThanOrEqual(0);
    });
  }
  if (before) await page.setViewportSize(before);
}
