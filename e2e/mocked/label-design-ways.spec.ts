import type { Page } from '@playwright/test';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { expect, test } from '../stage/test.ts';
import { elementRows } from './label-design-ways/element-rows.ts';
import { placeRows } from './label-design-ways/place-rows.ts';
import { labelRows } from './label-design-ways/label-rows.ts';
import { Hands, ways, type Row } from './label-design-ways/hands.ts';

for (const [subject, rows] of Object.entries({
  elements: [...placeRows, ...elementRows],
  'the label': labelRows,
}))
  test(`everything about ${subject} is done by the pointer, by the keyboard alone and by single clicks, to the same file`, async ({
    signIn,
  }) => {
    const page = await signIn('labels@demo.test');
    await page.setViewportSize({ width: 2000, height: 1500 });
    const expected = new Map<Row, { file: string; shown: string }>();
    for (const way of ways) {
      const hands = new Hands(page, await LabelDesignPage.blank(page, 100, 80));
      for (const row of rows)
        await test.step(`${row.what}: ${way}`, async () => {
          await row.ways[way](hands);
          const file = await hands.design.downloaded();
          const shown = (await row.seen?.(hands)) ?? '';
          const { file: wanted, shown: seen } = expected.get(row) ?? { file, shown };
          if (way === 'pointer') expected.set(row, { file, shown });
          expect(file, `${row.what}: the file by ${way}, and by the pointer`).toBe(wanted);
          // Parts of the screen follow the drawing.
          await expect.poll(async () => (await row.seen?.(hands)) ?? '').toBe(seen);
        });
      await discarded(page);
    }
  });

/** Begins anew: what this browser has kept of the design is not wanted. */
async function discarded(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
}
