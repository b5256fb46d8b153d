import { ImportConfigurationPage } from '../pages/import-configuration.page.ts';
import { ImportHistoryPage } from '../pages/import-history.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';
import { uploadAs } from '../stage/upload-as.ts';

const options = {
  kind: 'articles',
  delimiter: ',',
  hasHeader: true,
  mapping: [
    { field: 'identifier', column: 'id' },
    { field: 'name', column: 'name' },
  ],
  onExisting: 'refuse',
  skipFaulty: false,
};
const upload = (stage: Stage, fileName: string, bytes: string) =>
  uploadAs((request) => stage.passOn(request), stage.origin, 'admin@demo.test', { bytes, fileName, options });

test(
  'what was imported is looked through and undone with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await upload(stage, 'autumn.csv', 'id,name\nAU-1,Kürbis\nAU-2,Maroni\n');
    await upload(stage, 'faulty.csv', 'id,name\nAU-3,Quitte\nAU-4,\n');
    await signIn('admin@demo.test');
    const history = await ImportHistoryPage.open(page);
    await expect(history.row('autumn.csv')).toContainText('2 created');
    await expect(history.row('faulty.csv')).toContainText('1 row is faulty.');

    await tabTo(page, history.file('faulty.csv'));
    await page.keyboard.press('Enter');
    await expect(history.opened).toContainText('Rows not imported');
    await tabTo(page, history.download);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await downloading).suggestedFilename()).toBe('rejected-faulty.csv');
    await page.keyboard.press('Escape');
    await expect(history.opened).toHaveCount(0);

    await tabTo(page, history.file('autumn.csv'));
    await page.keyboard.press('Enter');
    await tabTo(page, history.undo);
    await page.keyboard.press('Enter');
    const question = history.question('autumn.csv');
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: 'Undo this import' }));
    await page.keyboard.press('Enter');
    await expect(history.opened).toContainText('by Astrid Holm');
    await page.keyboard.press('Escape');
    await expect(history.row('autumn.csv')).toContainText('Undone');
  },
);

test(
  'an import configuration is added, changed and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('admin@demo.test');
    const screen = await ImportConfigurationPage.open(page);
    await tabTo(page, screen.addLink);
    await page.keyboard.press('Enter');
    await expect(screen.heading).toHaveText('Add import configuration');
    await typeInto(page, screen.name, 'Großhändler');
    await tabTo(page, screen.encoding);
    await page.keyboard.type('Windows-1252');
    await tabTo(page, screen.delimiter);
    await page.keyboard.type('Semi');
    await typeInto(page, screen.field('Article name'), 'Bezeichnung');
    await typeInto(page, screen.field('EAN'), 'Strichcode');
    await tabTo(page, screen.addValue);
    await page.keyboard.press('Enter');
    await typeInto(page, screen.field('Value 1'), 'ingredients');
    await typeInto(page, screen.field('Column of value 1'), 'Zutaten');
    await tabTo(page, screen.add);
    await page.keyboard.press('Enter');
    await expect(screen.heading).toHaveText('Import configurations');
    expect(stage.callsTo('/api/import/importConfiguration', 'POST')).toMatchObject([
      {
        body: {
          name: 'Großhändler',
          fileEncoding: 'windows-1252',
          options: {
            delimiter: ';',
            mapping: [
              { field: 'name', column: 'Bezeichnung' },
              { field: 'ean', column: 'Strichcode' },
              { field: 'data:ingredients', column: 'Zutaten' },
            ],
          },
        },
      },
    ]);

    await tabTo(page, screen.configuration('Großhändler'));
    await page.keyboard.press('Enter');
    await expect(screen.heading).toHaveText('Großhändler');
    await typeInto(page, screen.name, 'Großhandel');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(screen.saved).toBeVisible();

    await deleteByKeyboard(page, screen, 'Großhandel');
    await expect(page.getByText(/There are no configurations yet/)).toBeVisible();
  },
);

test('where importing is not part of the subscription, the screen of import configurations says so', async ({
  page,
  signIn,
}) => {
  await signIn('free@free.test');
  await ImportConfigurationPage.open(page);
  await expect(page.getByText('Importing is not part of your subscription.')).toBeVisible();
});

test('axe finds nothing on the screens of imports, in light and dark, wide and narrow', async ({
  page,
  signIn,
  stage,
  expectAccessible,
}) => {
  await upload(stage, 'autumn.csv', 'id,name\nAU-1,Kürbis\n');
  await upload(stage, 'faulty.csv', 'id,name\nAU-4,\n');
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('admin@demo.test');
  const history = await ImportHistoryPage.open(page);
  await expect(history.file('autumn.csv')).toBeVisible();
  await expectAccessible();
  await history.file('faulty.csv').click();
  await expect(history.download).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await history.file('autumn.csv').click();
  await history.undo.click();
  await expectAccessible();
  const screen = await ImportConfigurationPage.open(page);
  await expect(page.getByText(/There are no configurations yet/)).toBeVisible();
  await expectAccessible();
  await ImportConfigurationPage.openNew(page);
  await screen.addValue.click();
  await screen.add.click();
  await expect(screen.name).toBeFocused();
  await expectAccessible();
});
