import { expect, test } from '../stage/test.ts';

test(
  'a picture for a variable is chosen from the library and stands in the preview and on the print',
  { tag: '@main' },
  async ({ stage, page, printTart }) => {
    const print = await printTart();
    await print.chooseLabel('Product 100 × 60');
    const preview = page.getByRole('region', { name: 'Preview' }).getByRole('img').first();
    await expect.poll(() => preview.getAttribute('src')).toContain('data%3Aimage%2Fpng');
    const before = await preview.getAttribute('src');
    const library = await print.openPictures('Mark');
    await library.getByRole('searchbox', { name: 'Search pictures' }).fill('glass');
    await expect(library.getByRole('radio')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(library).toBeHidden();
    await expect(page.getByText('glass.png')).toBeVisible();
    await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
    await print.print.click();
    await print.expectSummary('1 of 1 label printed');
    expect(stage.callsTo('/api/printjobs/article')).toMatchObject([
      { body: { labels: [{ editableData: expect.arrayContaining([{ key: 'mark', data: '2' }]) }] } },
    ]);
  },
);

test('what changed since the last print of an article is marked in the preview', async ({
  page,
  printTart,
}) => {
  const print = await printTart();
  await print.chooseLabel('Product 100 × 60');
  await print.variable('Origin').fill('Lyon');
  await expect(page.getByText(/^Changed since the last print/)).toBeHidden();
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  await expect(page.getByText(/^Changed since the last print/)).toBeHidden();
  await print.variable('Origin').fill('Nice');
  await page.getByRole('switch', { name: 'Organic' }).click();
  await expect(page.getByText('Changed since the last print: Origin, Organic')).toBeVisible();
});

test('what does not fit on a label is listed under its preview and leads to its field', async ({
  page,
  printTart,
}) => {
  const print = await printTart();
  await print.chooseLabel('Product 100 × 60');
  await expect(print.variable('Ingredients')).toHaveJSProperty('tagName', 'TEXTAREA');
  await print.variable('Ingredients').fill('Wheat flour, butter and very much more. '.repeat(60));
  const note = page.getByRole('button', { name: /^Ingredients The text of variable/ });
  await expect(note).toBeVisible();
  await print.quantity.focus();
  await note.click();
  await expect(print.variable('Ingredients')).toBeFocused();
  await print.variable('Origin').fill('a'.repeat(45));
  await expect(page.getByText('“aaaaa” does not fit: at most 40 characters.')).toBeVisible();
});
