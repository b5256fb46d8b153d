import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { QualityDetailsPage } from '../pages/quality-details.page.ts';
import { QualityListPage } from '../pages/quality-list.page.ts';
import { QualityVersionFormPage } from '../pages/quality-version-form.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { expect, test } from '../stage/test.ts';
import { labelFile } from './label-file.ts';

/**
 * Labels of the demo: one that is published without an open version; the draft that was rejected; one that waits for
 * the approval of its data.
 */
const SHIPPING = { id: 4, name: 'Shipping 102 × 152' };
const ASSET_TAG = { id: 5, name: 'Asset tag 50 × 25' };
const PRODUCT = { id: 1, name: 'Product 60 × 40' };

/** Opens the draft of the asset tag as the person who designed it. */
async function openDraft(page: Page): Promise<QualityVersionFormPage> {
  const details = await QualityDetailsPage.open(page, ASSET_TAG.id);
  await details.change.click();
  const form = new QualityVersionFormPage(page);
  await expect(form.heading).toHaveText('Change version 2');
  return form;
}

test(
  'a version is uploaded, given test data and set ready with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('labels@demo.test');
    const list = await QualityListPage.open(page, '?q=shipping');
    await expect(list.row(SHIPPING.name)).toContainText('Published');
    await tabTo(page, list.upload(SHIPPING.name));
    await page.keyboard.press('Enter');
    const form = new QualityVersionFormPage(page);
    await expect(page.getByText('It becomes version 2, as a draft.')).toBeVisible();
    await tabTo(page, form.chooseFile);
    await form.chooseWith(() => page.keyboard.press('Enter'), labelFile());
    await expect(page.getByText('shelf.json: 60 × 40 mm, 2 variables.')).toBeVisible();
    await tabTo(page, form.addRow);
    await page.keyboard.press('Enter');
    await expect(form.rowName('Row 1')).toBeFocused();
    await typeInto(page, form.rowName('Row 1'), 'Longest');
    const title = form.rowValues('Longest').getByRole('textbox', { name: 'title' });
    await typeInto(page, title, 'Brie de Meaux');
    await expect(form.preview).toHaveAttribute('alt', `Preview of ${SHIPPING.name}, 60 × 40 mm`);
    await tabTo(page, form.keepDraft);
    await page.keyboard.press('ArrowDown');
    await expect(form.setReady).toBeChecked();
    await typeInto(page, form.comment, 'Smaller rolls');
    await tabTo(page, form.saveReady);
    await page.keyboard.press('Enter');

    await expect(list.heading).toBeVisible();
    await expect(list.row(SHIPPING.name)).toContainText('Awaiting data approval');
    await expect(list.row(SHIPPING.name)).toContainText('Dagny Eriksen');
    expect(stage.callsTo('/api/QualityAssurance/labels/4/testdata', 'POST')).toMatchObject([
      { body: { testData: [{ name: 'Longest', values: { title: 'Brie de Meaux' } }] } },
    ]);

    await tabTo(page, list.label(SHIPPING.name));
    await page.keyboard.press('Enter');
    const details = new QualityDetailsPage(page);
    await expect(details.steps).toContainText('Datanow');
    await expect(details.history.getByRole('listitem').first()).toContainText(
      'Set the version ready for approval (version 2)',
    );
    await expect(details.history).toContainText('Smaller rolls');
    await expect(page.getByText('Version 1 is printed now.')).toBeVisible();
  },
);

test('the list of the label review begins with what waits for whoever looks', async ({ page, signIn }) => {
  await signIn('data@demo.test');
  await page.goto('/');
  await page.getByRole('link', { name: 'Label review' }).click();
  const list = new QualityListPage(page);
  await expect(list.show).toHaveValue('mine');
  await expect(list.step('Review Data', PRODUCT.name)).toHaveAttribute(
    'href',
    /\/qa\/labels\/1\/versions\/\d+\/approve$/,
  );
  await expect(page.getByText('1 of 6 labels', { exact: true }).first()).toBeVisible();
  await expect(list.asksPassword).toBeHidden();
  await list.show.selectOption('');
  await list.label(ASSET_TAG.name).click();
  await expect(page.getByRole('heading', { level: 1, name: ASSET_TAG.name })).toBeVisible();
  await page.goBack();
  await expect(list.show).toHaveValue('');
  await expect(list.row(ASSET_TAG.name)).toContainText('Draft');
});

test('what is entered of a draft of a label outlives a reload', async ({ page, signIn, stage }) => {
  await signIn('labels@demo.test');
  const form = await openDraft(page);
  await form.addRow.click();
  await page.getByRole('textbox', { name: /^Name: Row/ }).fill('Entered by hand');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved entries are back. They are not saved yet.')).toBeVisible();
  await expect(form.rowName('Entered by hand')).toHaveValue('Entered by hand');
  await form.saveDraft.click();
  const details = new QualityDetailsPage(page);
  await expect(details.history.getByRole('listitem').first()).toContainText(
    'Changed the test data (version 2)',
  );
  expect(stage.callsTo('/api/QualityAssurance/labels/5/testdata', 'POST')).toHaveLength(1);
});

test('a version is withdrawn with its reason, and the audit trail can be taken along', async ({
  page,
  signIn,
}) => {
  await signIn('labels@demo.test');
  const details = await QualityDetailsPage.open(page, PRODUCT.id);
  await details.button('Withdraw').click();
  const question = details.question('Withdraw version 3?');
  await question.getByRole('textbox', { name: 'Reason' }).fill('The bars must stay where they are.');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Version 3 was withdrawn.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No version is under way' })).toBeVisible();
  await expect(details.history.getByRole('listitem').first()).toContainText(
    'The bars must stay where they are.',
  );
  const download = page.waitForEvent('download');
  await details.button('Export as CSV').click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('The bars must stay where they are.');
});

test('axe finds nothing on the screens of the label review, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('labels@demo.test');
  const list = await QualityListPage.open(page, '?q=');
  await list.label(ASSET_TAG.name).waitFor();
  await expectAccessible();
  const details = await QualityDetailsPage.open(page, ASSET_TAG.id);
  await details.history.waitFor();
  await expectAccessible();
  await details.button('Submit for approval').click();
  await details.question('Submit version 2 for approval?').waitFor();
  await expectAccessible();
  await page.keyboard.press('Escape');
  const draft = await openDraft(page);
  await draft.addRow.click();
  await draft.preview.waitFor();
  await expectAccessible();
  const form = await QualityVersionFormPage.openUpload(page, SHIPPING.id);
  await form.chooseWith(() => form.chooseFile.click(), labelFile());
  await form.addRow.click();
  await form.preview.waitFor();
  await expectAccessible();
  await page.goto('/#/qa/labels/999/details');
  await page.getByText('Label not found, or this server does not keep versions of labels.').waitFor();
  await expectAccessible();
});
