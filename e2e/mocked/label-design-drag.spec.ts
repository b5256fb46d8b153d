import { LabelDesignPage } from '../pages/label-design.page.ts';
import { expect, test } from '../stage/test.ts';

const STEPS = 'At 203 dpi this barcode grows in steps of 14.1 mm: 28.3, 42.4, 56.6';

test('a barcode goes from size to size and says why; a drop says what it is aligned with', async ({
  page,
  signIn,
}) => {
  await signIn('labels@demo.test');
  const design = await LabelDesignPage.blank(page, 60, 60);
  await design.add('a barcode').click();
  await expect(design.row('barcode')).toHaveAttribute('aria-selected', 'true');
  const right = await design.canvas.locator('[data-grip="right"]').boundingBox();
  if (!right) throw new Error('There is no handle at the right.');
  const { x: oneMm } = await design.at(1, 0);
  const { x: zero } = await design.at(0, 0);
  const [x, y] = [right.x + right.width / 2, right.y + right.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 9 * (oneMm - zero), y, { steps: 4 });
  await expect(design.told).toHaveText(`4 dots, 0.5 mm, scans well. ${STEPS}`);
  await page.mouse.up();
  await expect(design.told).toHaveText(
    new RegExp(`^56\\.\\d+ by .* mm: 4 dots, 0.5 mm, scans well. ${STEPS}$`),
  );
  await expect(design.properties.getByRole('combobox', { name: 'Size in dots' })).toHaveValue('4');

  await design.add('a text').click();
  await expect(design.row('text')).toHaveAttribute('aria-selected', 'true');
  const text = await design.canvas.locator('[data-frame] path').first().boundingBox();
  if (!text) throw new Error('The text has no frame.');
  const grab = { x: text.x + text.width / 2, y: text.y + text.height / 2 };
  await page.mouse.move(grab.x, grab.y);
  await page.mouse.down();
  await page.mouse.move(grab.x + 2, grab.y + 11 * (oneMm - zero), { steps: 8 });
  // Aligned with the left of the barcode above it, and marked with the distance to it.
  const marks = design.canvas.locator('path + text');
  await expect(marks).toHaveText([/^1\d(\.\d+)?$/]);
  await page.mouse.up();
  await expect(marks).toHaveCount(0);
  await expect(design.told).toHaveText(
    /^2(\.\d+)? from left, [\d.]+ from top, aligned with left of barcode$/,
  );
});
