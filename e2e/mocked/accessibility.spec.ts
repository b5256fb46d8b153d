import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { expect, test } from '../stage/test.ts';

const SCREENS = [
  { name: 'home', path: '/#/home' },
  { name: 'quick print', path: '/#/quickprint' },
  { name: 'articles', path: '/#/print-articles' },
  { name: 'no article found', path: '/#/print-articles?q=zzzz' },
  { name: 'print article', path: '/#/print-article/13' },
  { name: 'an article that is not there', path: '/#/print-article/999999' },
  { name: 'not built yet', path: '/#/myorders' },
] as const;

async function expectNoViolations(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
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
  expect(violations).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(`axe has nothing to say: ${colorScheme}, ${width} px`, async ({ page, signIn }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/#/login');
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await signIn('member@demo.test');
      for (const { name, path } of SCREENS) {
        await test.step(name, async () => {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
          await expectNoViolations(page);
          await expectNoSidewaysScroll(page);
        });
      }
    });
  }
}
