import { pngFile } from 'server/testing';
import { http, HttpResponse } from 'msw/http';
import { MediaLibraryPage } from '../pages/media-library.page.ts';
import { expect, test } from '../stage/test.ts';

const png = (name: string, widthPx: number) => ({
  name,
  mimeType: 'image/png',
  buffer: pngFile({ widthPx, heightPx: 40 }),
});

/** Returns a picture in a single grey. */
const greyPng = (name: string, widthPx: number) => {
  const rows = Buffer.concat(
    Array.from({ length: 40 }, () => Buffer.from([0, ...Array<number>(widthPx).fill(128)])),
  );
  return { name, mimeType: 'image/png', buffer: pngFile({ widthPx, heightPx: 40, rows }) };
};

test(
  'pictures are added to a new folder of the library, and a file that is no picture is refused with the reason',
  { tag: '@main' },
  async ({ page, signIn }) => {
    await signIn('labels@demo.test');
    const library = await MediaLibraryPage.open(page);
    await expect(library.picture('leaf.png')).toBeVisible();
    await library.folder.fill('Märkte 2');
    await library.add(
      png('stall.png', 60),
      png('stall.jpg', 61),
      { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
      greyPng('sign.png', 62),
    );
    await expect(library.uploads).toHaveText([
      'stall.pngAdded',
      'stall.jpgIts name ends in .jpg, but it is a PNG picture. Give it the right ending and add it again.',
      'drawing.pngSVG drawings can hold programs and are not taken. Save it as PNG and add that.',
      'sign.pngAddedIt has shades or colours. Label printers print only black: anything darker than half becomes black, the rest stays white. A black-and-white drawing prints as it looks.',
    ]);
    await expect(page.getByText('2 of 4 pictures added')).toBeAttached();
    await page.getByRole('combobox', { name: 'Folder', exact: true }).selectOption('Folder: Märkte 2');
    await expect(library.pictures).toHaveCount(2);
    await expect(library.card('stall.png').getByText('60 × 40 px')).toBeVisible();
  },
);

test('a picture is renamed, found in its new folder and deleted, with the keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('labels@demo.test');
  const library = await MediaLibraryPage.open(page);
  await expect(library.picture('leaf.png')).toBeVisible();
  await library.add(png('mark.png', 64));
  await library.picture('mark.png').focus();
  await page.keyboard.press('Enter');
  const dialog = library.dialog('mark.png');
  await expect(dialog.getByText('No label uses this picture.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('blatt.png');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Logos');
  await page.keyboard.press('Enter');
  const renamed = library.dialog('blatt.png');
  await expect(renamed.getByText('Saved', { exact: true })).toBeVisible();
  await renamed.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(renamed.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(renamed).toHaveCount(0);
  await expect(library.picture('glass.png')).toBeVisible();
  await expect(library.picture('blatt.png')).toHaveCount(0);
});

test('a picture a label uses stays, and says which label that is', async ({ page, signIn }) => {
  await signIn('labels@demo.test');
  const library = await MediaLibraryPage.open(page, '?picture=2');
  const dialog = library.dialog('glass.png');
  await expect(dialog.getByRole('link', { name: 'Shipping 102 × 152' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('group').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'glass.png is used by label Shipping 102 × 152. Take it off there first.',
  );
  await page.keyboard.press('Escape');
  await expect(library.picture('glass.png')).toBeVisible();
});

test('a fault while one picture is sent keeps the rest, and the next picture is added', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('labels@demo.test');
  const library = await MediaLibraryPage.open(page);
  stage.override(
    http.post(
      '*/api/mediaLibrary/folders/Marks',
      () =>
        HttpResponse.json({ Message: 'The server could not do this. Please try again.' }, { status: 500 }),
      { once: true },
    ),
  );
  await library.add(png('one.png', 70), png('two.png', 71));
  await expect(library.uploads).toHaveText([
    'one.pngThe server could not do this. Please try again.',
    'two.pngAdded',
  ]);
});
