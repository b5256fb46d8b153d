import { http, HttpResponse } from 'msw/http';
import { LabelAdministrationPage } from '../pages/label-administration.page.ts';
import { LabelFormPage } from '../pages/label-form.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import { expect, test } from '../stage/test.ts';
import { labelFile } from './label-file.ts';

test(
  'a label is added from a file, changed and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('labels@demo.test');
    const list = await LabelAdministrationPage.open(page);
    await tabTo(page, list.add);
    await page.keyboard.press('Enter');
    const form = new LabelFormPage(page);
    await expect(form.heading).toHaveText('Add label');
    await expect(form.heading).toBeFocused();
    await tabTo(page, form.chooseFile);
    await form.chooseWith(() => page.keyboard.press('Enter'), labelFile());
    await expect(form.name).toHaveValue('Käsetheke');
    await expect(form.preview).toHaveAttribute('alt', 'Preview of Käsetheke, 60 × 40 mm');
    await expect(page.getByText(/Dagny Eriksen.* can approve it/)).toBeVisible();

    await typeInto(page, form.ruleText('Default', 'title'), 'Brie de Meaux');
    await tabTo(page, form.ruleBox('Required', 'ean'));
    await page.keyboard.press('Space');
    await tabTo(page, form.group('Bakery'));
    await page.keyboard.press('Space');
    await tabTo(page, form.add);
    await page.keyboard.press('Enter');
    await expect(list.heading).toHaveText('Labels');
    await expect(list.row('Käsetheke')).toContainText('Awaiting data approval');
    await expect(list.row('Käsetheke')).toContainText('Food / Bakery');
    expect(stage.callsTo('/api/labels', 'POST')).toMatchObject([
      {
        body: {
          name: 'Käsetheke',
          groups: [3],
          printers: [],
          variables: [
            { variableName: 'title', defaultValue: 'Brie de Meaux', required: false },
            { variableName: 'ean', defaultValue: null, required: true },
          ],
        },
      },
    ]);

    await tabTo(page, list.label('Käsetheke'));
    await page.keyboard.press('Enter');
    await expect(form.heading).toHaveText('Käsetheke');
    await typeInto(page, form.name, 'Käse');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(form.heading).toHaveText('Käse');
    await expect(form.saved).toBeVisible();

    await deleteByKeyboard(page, form, 'Käse');
    await expect(list.label('Batch 58 × 40')).toBeVisible();
    await expect(list.label('Käse')).toHaveCount(0);
  },
);

test('a file that cannot be read as a label is refused with a sentence, and nothing is lost', async ({
  page,
  signIn,
}) => {
  await signIn('labels@demo.test');
  const form = await LabelFormPage.openNew(page);
  await form.chooseWith(() => form.chooseFile.click(), labelFile());
  await form.name.fill('Mine');
  await form.chooseWith(() => form.chooseFile.click(), labelFile({ widthMm: -5 }));
  await expect(page.getByText('shelf.json cannot be used')).toBeVisible();
  await form.chooseWith(() => form.chooseFile.click(), labelFile({}, 'jam.nlbl'));
  await expect(page.getByText(/This is a NiceLabel file/)).toBeVisible();
  await expect(form.name).toHaveValue('Mine');
  await expect(form.preview).toBeVisible();
});

test('a changed variable makes the next version of a label, and so does a new file, which is shown before', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('labels@demo.test');
  const form = await LabelFormPage.open(page, 2);
  await expect(form.versions.getByRole('row')).toHaveCount(3);
  await form.openRule('allergens');
  await form.ruleBox('Required', 'Allergens').check();
  await expect(page.getByText(/changed variables creates version 3/)).toBeVisible();
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await expect(form.versions.getByRole('row')).toHaveCount(4);
  await expect(form.versions).toContainText('Replaced');
  expect(stage.callsTo('/api/labels/variables', 'PUT')).toMatchObject([
    { body: { labelId: 2, variables: [{ variableName: 'allergens', required: true }] } },
  ]);

  await form.chooseWith(() => form.chooseFile.click(), labelFile());
  await expect(page.getByText('New variables')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('title');
  await form.replace.click();
  await expect(page.getByText('The file was replaced.')).toBeVisible();
  await expect(form.versions.getByRole('row')).toHaveCount(5);
  await expect(form.ruleText('Default', 'title')).toBeVisible();
});

test('labels are disabled together and cannot be printed until they are enabled', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('labels@demo.test');
  const list = await LabelAdministrationPage.open(page);
  await list.box('Batch 58 × 40').check();
  await list.box('Shipping 102 × 152').check();
  await list.action('Disable 2 labels').click();
  await expect(page.getByText('2 labels were disabled. Nobody can print them.')).toBeVisible();
  await expect(list.row('Batch 58 × 40')).toContainText('Disabled');
  expect(stage.callsTo('/api/labels/disable')).toMatchObject([
    {
      body: [
        { op: 'replace', path: '/6/isEnabled', value: false },
        { op: 'replace', path: '/4/isEnabled', value: false },
      ],
    },
  ]);
  await page.goto('/#/print-labels');
  await expect(page.getByRole('link', { name: 'Product 60 × 40', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Batch 58 × 40', exact: true })).toHaveCount(0);
});

test('a change of a label over somebody else’s is refused, says whose that was, and keeps what was entered', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('labels@demo.test');
  const form = await LabelFormPage.open(page, 5);
  await expect(form.name).toHaveValue('Asset tag 50 × 25');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await stage.passOn(
    new Request(`${stage.origin}/api/labels/5`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Theirs', groups: [], printers: [] }),
    }),
  );
  await form.name.fill('Mine');
  await form.save.click();
  const modal = form.question('Error');
  await expect(modal).toContainText('An error occurred saving your changes');
  await expect(modal).toContainText('This label was changed meanwhile by Lena Brandt.');
  await page.keyboard.press('Escape');
  await expect(form.name).toHaveValue('Mine');
});

test('a label that is used cannot be deleted, and the reason is told', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  const form = await LabelFormPage.open(page, 1);
  await expect(page.getByText(/This label cannot be deleted\./)).toBeVisible();
  await expect(form.delete).toHaveCount(0);
});

test('the limit of labels of the subscription is told before one is added, and its refusal after', async ({
  page,
  signIn,
  stage,
}) => {
  stage.override(
    http.post('*/api/labels', () =>
      HttpResponse.json(
        { Message: 'The subscription allows 50 labels, and 50 are in use.' },
        { status: 409 },
      ),
    ),
  );
  await signIn('labels@demo.test');
  const form = await LabelFormPage.openNew(page);
  await expect(page.getByText(/6 of 50 labels in your subscription are in use/)).toBeVisible();
  await form.chooseWith(() => form.chooseFile.click(), labelFile());
  await expect(form.name).toHaveValue('Käsetheke');
  await form.add.click();
  await expect(form.question('Error')).toContainText('The subscription allows 50 labels');
  await page.keyboard.press('Escape');
  await expect(form.name).toHaveValue('Käsetheke');
});
