import { StandardLabelPage, StandardLabelsPage } from '../pages/standard-labels.page.ts';
import { expect, test } from '../stage/test.ts';

test(
  'a standard template is found by its picture, adjusted, saved as a label, and begins the next one',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('labels@demo.test');
    const gallery = await StandardLabelsPage.open(page);
    await expect(gallery.pictureOf('Product 50 × 30')).toBeVisible();
    await gallery.search.fill('asset');
    await expect(gallery.templates).toHaveText(['Asset tag 50 × 25']);
    await gallery.template('Asset tag 50 × 25').click();

    const screen = new StandardLabelPage(page);
    await expect(screen.preview).toBeVisible();
    const before = await screen.preview.getAttribute('src');
    await screen.field('Company').fill('Bäckerei Öhringen');
    await expect(screen.preview).not.toHaveAttribute('src', before ?? '');
    await screen.name.fill('Our asset tag');
    await screen.labelName.fill('IT equipment');
    await screen.save.click();
    await expect(page).toHaveURL(/#\/labels\/\d+$/);
    expect(stage.callsTo('/api/labels/standardLabels', 'POST')).toMatchObject([
      {
        body: {
          templateId: 'asset-tag-50x25',
          name: 'Our asset tag',
          parameters: expect.arrayContaining([{ name: 'company', value: 'Bäckerei Öhringen' }]),
        },
      },
    ]);
    expect(stage.callsTo('/api/labels/standardLabels/1', 'POST')).toMatchObject([
      { body: { name: 'IT equipment' } },
    ]);

    await StandardLabelsPage.open(page);
    await expect(gallery.kept).toHaveText(['Our asset tag']);
    await gallery.template('Food 100 × 70').click();
    await expect(screen.field('Company')).toHaveValue('Bäckerei Öhringen');
  },
);

test('a standard label is kept, changed and deleted with the keyboard alone', async ({ page, signIn }) => {
  await signIn('labels@demo.test');
  const screen = await StandardLabelPage.open(page, 'rack-location-100x50');
  await screen.name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hall 7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hall 7, north');
  await screen.keep.focus();
  await page.keyboard.press('Enter');
  await expect(screen.heading).toHaveText('Hall 7');
  await expect(page).toHaveURL(/#\/standardlabels\/1$/);
  await expect(screen.field('Site or hall')).toHaveValue('Hall 7, north');

  await screen.field('Site or hall').focus();
  await page.keyboard.type(' gate');
  await page.getByRole('button', { name: 'Save the changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await screen.delete.focus();
  await page.keyboard.press('Enter');
  const question = screen.question('Delete Hall 7?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hall 7 was deleted. The list opens in 5 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Go now' }).click();
  const gallery = new StandardLabelsPage(page);
  await expect(gallery.heading).toHaveText('Standard labels');
  await expect(gallery.template('Rack location 100 × 50')).toBeVisible();
  await expect(gallery.kept).toHaveCount(0);
});

test('what was entered of a standard label stands there again after a reload, and a taken name is told at its field', async ({
  page,
  signIn,
}) => {
  await signIn('labels@demo.test');
  const screen = await StandardLabelPage.open(page, 'sample-45x19');
  await screen.labelName.fill('Shipping 102 × 152');
  await page.reload();
  await expect(screen.labelName).toHaveValue('Shipping 102 × 152');
  await screen.save.click();
  const modal = screen.question('Error');
  await expect(modal).toContainText('An error occurred saving your changes');
  await page.keyboard.press('Escape');
  await expect(page.getByText('There is already a label named Shipping 102 × 152.')).toBeVisible();
  await expect(screen.labelName).toHaveValue('Shipping 102 × 152');
});

test('a parameter that a standard label needs closes saving, and the screen says so', async ({
  page,
  signIn,
}) => {
  await signIn('labels@demo.test');
  const screen = await StandardLabelPage.open(page, 'textile-care-35x70');
  await screen.field('Brand').fill('');
  await expect(page.getByText('Brand is required.').first()).toBeVisible();
  await expect(screen.save).toHaveAttribute('aria-disabled', 'true');
});
