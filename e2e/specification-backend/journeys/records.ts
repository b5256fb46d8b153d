import { expect } from '@playwright/test';
import { ArticleAdministrationPage } from '../../pages/article-administration.page.ts';
import { ArticleFormPage } from '../../pages/article-form.page.ts';
import { ImportDataPage } from '../../pages/import-data.page.ts';
import { ImportHistoryPage } from '../../pages/import-history.page.ts';
import { MediaLibraryPage } from '../../pages/media-library.page.ts';
import { PrinterFormPage } from '../../pages/printer-form.page.ts';
import { administrator } from '../people.ts';
import { answer, open, press, type Journey } from './journey.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const recordJourneys: readonly Journey[] = [
  {
    does: 'adds an article that stands in an order, and exports all',
    as: administrator,
    makes: [
      'GET /api/articles',
      'GET /api/orders/getordersbyorganization',
      'POST /api/articles/addnewarticleandlabelsandorders',
      'GET /api/articles/export',
    ],
    walk: async (page) => {
      const form = await ArticleFormPage.open(page, 'new');
      await form.name.fill('Apple cake');
      await form.connectLabel('Shelf label');
      await form.putIntoOrder('O-1001');
      await form.add.click();
      await expect(form.heading).toHaveText('Articles');
      const { text } = await new ArticleAdministrationPage(page).download('All groups', ';');
      expect(text).toContain('Plum tart');
    },
  },
  {
    does: 'changes an article and deletes it',
    as: administrator,
    makes: ['PUT /api/articles/setarticlevariabledata', 'DELETE /api/articles/{id}'],
    walk: async (page) => {
      const form = await ArticleFormPage.open(page, 1);
      await form.value('Batch').fill('B 8');
      await form.save.click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await form.delete.click();
      await answer(page, 'Delete');
      await expect(page.getByText(/was deleted/)).toBeVisible();
    },
  },
  {
    does: 'adds a printer',
    as: administrator,
    makes: ['GET /api/printers/vendors', 'POST /api/printers'],
    walk: async (page) => {
      const form = await PrinterFormPage.openNew(page);
      await form.vendor.selectOption('Zebra');
      await form.model.selectOption('ZD421');
      await form.resolution.selectOption('203');
      await form.queue.selectOption('Save to folder');
      await form.name.fill('Gate');
      await form.add.click();
      await expect(form.heading).toHaveText('Printers');
    },
  },
  {
    does: 'changes a printer, and then whom it is for',
    as: administrator,
    makes: ['PUT /api/printers', 'PUT /api/printers/groups'],
    walk: async (page) => {
      await open(page, '/editprinter/1');
      const form = new PrinterFormPage(page);
      const saved = page.getByText('Saved', { exact: true });
      await form.displayName.fill('By the door');
      await form.save.click();
      await expect(saved).toBeVisible();
      await open(page, '/editprinter/2');
      await form.group('Bakery').check();
      await form.save.click();
      await expect(saved).toBeVisible();
    },
  },
  {
    does: 'imports a file and undoes an import',
    as: administrator,
    makes: [
      'GET /api/import/importConfiguration',
      'POST /api/import/upload',
      'GET /api/import/importHistory',
      'DELETE /api/import/{id}',
    ],
    walk: async (page) => {
      const data = await ImportDataPage.open(page);
      await data.choose({
        name: 'cakes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Number,Name\r\n4711,Apple cake\r\n4712,Plum cake\r\n'),
      });
      await data.next.click();
      await data.next.click();
      await data.columnFor('Article number').selectOption('Number');
      await data.next.click();
      await data.confirmAll.click();
      await expect(page.getByRole('alert').filter({ hasText: 'not' })).toHaveCount(0);
      const history = await ImportHistoryPage.open(page);
      await history.file('articles.csv').click();
      await history.undo.click();
      await history.question('articles.csv').getByRole('button', { name: 'Undo this import' }).click();
    },
  },
  {
    does: 'adds a picture to the media library, and looks at the connectors',
    as: administrator,
    makes: [
      'GET /api/mediaLibrary/files',
      'POST /api/mediaLibrary/folders/{folderName}',
      'GET /api/connectors',
    ],
    walk: async (page) => {
      const library = await MediaLibraryPage.open(page);
      await library.folder.fill('Logos');
      await library.add({ name: 'dot.png', mimeType: 'image/png', buffer: PNG });
      await expect(library.uploads).toHaveText([/^dot.pngAdded/]);
      await open(page, '/connectors');
      await expect(page.getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
    },
  },
  {
    does: 'sets what is printed on which printer, and on which paper',
    as: administrator,
    makes: [
      'GET /api/preferences/userSettings',
      'GET /api/preferences/computers',
      'POST /api/preferences/userSettings',
      'POST /api/preferences/computers/printerPreferences',
      'POST /api/print-settings',
      'PUT /api/print-settings',
    ],
    walk: async (page, backend) => {
      await open(page, '/preferences');
      await page.getByRole('checkbox', { name: 'Store printer' }).check();
      await page
        .getByRole('combobox', { name: 'Default printer of Box label' })
        .selectOption('Store printer');
      await press(page, 'Save');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      backend.refuse('POST /api/print-settings', 405);
      await open(page, '/preferences-detail/label/1/printer/1');
      await page.getByRole('combobox', { name: 'Orientation' }).selectOption('Landscape');
      await press(page, 'Save');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    },
  },
];
