import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileWithFaults, windowsFile, workbookFile } from 'label-core/testing';
import { delay } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { expectAccessible, mockApi, renderPage } from '@/shared/testing';
import {
  configuration,
  doneImport,
  IMPORT_SERVICE,
  importer,
  importServer,
  UPLOAD,
} from '../testing/import-server';
import { ImportDataPage } from './import-data-page';

const api = mockApi(...importServer());
/** Uploaded forms as text, in order. */
const uploads = () => api.bodies(UPLOAD).map(String);

const show = () =>
  renderPage(<ImportDataPage />, { path: '/importdata', route: '/importdata', as: importer });
const file = (content: BlobPart, name: string) => new File([content], name);
const choose = async (chosen: File) => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
  await userEvent.upload(input, chosen, { applyAccept: false });
};
const go = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, busy: false }));
const keyIn = (form: string) => /name="idempotencyKey"\r\n\r\n(.*)\r\n/.exec(form)?.[1];
const articles = 'Artikelnummer;Bezeichnung;Zutaten;Egal\n00042;Müsli;Hafer;x\n00043;Öl;Raps;y\n';
const preview = async () => within(await screen.findByRole('region', { name: 'The first rows of the file' }));
const mainButton = (name: string) => screen.findByRole('button', { name });

async function toMap(chosen = file(articles, 'articles.csv')) {
  show();
  await choose(chosen);
  await go('Continue');
  await preview();
  await go('Continue');
  await screen.findByRole('heading', { name: 'Match your columns' });
}

async function toCheck(chosen?: File) {
  await toMap(chosen);
  await go('Continue');
  await screen.findByRole('heading', { name: 'Check the import' });
}

it('is not begun where it is not part of the subscription: nobody maps a file in vain', async () => {
  api.answer('features', { data: { importEnabled: false } });
  show();
  expect(await screen.findByText('Importing is not part of your subscription.')).toBeTruthy();
  expect(screen.queryByLabelText('Choose a file', { selector: 'input' })).toBeNull();
});

describe('a file of articles', () => {
  it('is chosen, looked at, mapped, checked and imported', async () => {
    show();
    await expectAccessible();
    await choose(file(articles, 'articles.csv'));
    expect(await screen.findByText('articles.csv')).toBeTruthy();
    await go('Continue');
    expect(await (await preview()).findByText('Müsli')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Encoding').value).toBe('utf-8');
    expect(screen.getByLabelText<HTMLSelectElement>('Delimiter').value).toBe(';');
    await go('Continue');
    const numbers = await screen.findByLabelText<HTMLSelectElement>('Column for Article number');
    expect(numbers.selectedOptions[0]?.text).toBe('Artikelnummer');
    expect(screen.getByText('00042 · 00043')).toBeTruthy();
    expect(screen.getByText('Ignored columns: Egal.')).toBeTruthy();
    expect(screen.getAllByText('Suggested')).toHaveLength(3);
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Bakery');
    await userEvent.click(await screen.findByLabelText('Shelf'));
    await expectAccessible();
    await go('Continue');
    expect(await screen.findByText('2 rows checked, no errors.')).toBeTruthy();
    expect(
      screen.getByText('2 articles will be imported into Bakery. Either all of it is imported, or nothing.'),
    ).toBeTruthy();
    expect(uploads()).toEqual([]);
    await go('Import 2 articles');
    expect(await screen.findByText('Imported')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import history' })).toBeTruthy();
    await expectAccessible();
    expect(uploads()).toHaveLength(1);
    const [form = ''] = uploads();
    expect(form).toContain('name="fileEncoding"\r\n\r\nutf-8');
    expect(form).toContain('name="targetGroups"\r\n\r\n[3]');
    expect(form).toContain('name="fileName"\r\n\r\narticles.csv');
    expect(/name="options"\r\n\r\n(.*)\r\n/.exec(form)?.[1]).toBe(
      JSON.stringify({
        kind: 'articles',
        delimiter: ';',
        hasHeader: true,
        mapping: [
          { field: 'identifier', column: 'Artikelnummer' },
          { field: 'name', column: 'Bezeichnung' },
          { field: 'data:ingredients', column: 'Zutaten' },
        ],
        onExisting: 'update',
        skipFaulty: false,
        labelIds: [4],
      }),
    );
  });

  it('offers labels that are not published yet, and says which articles get them', async () => {
    show();
    await choose(file('Article number,Name\n42,Jam\n', 'articles.csv'));
    await go('Continue');
    await go('Continue');
    await userEvent.click(await screen.findByLabelText('Rail (not published yet)'));
    expect(
      screen.getByText(/New and updated articles .* in addition to those they already have/),
    ).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Leave them as they are'));
    expect(screen.queryByText(/those that are updated/)).toBeNull();
    await go('Continue');
    await go('Import 1 article');
    expect(await screen.findByText('Imported')).toBeTruthy();
    expect(uploads()[0]).toContain('"labelIds":[5]');
  });

  it('offers the labels that can be printed where a server tells of no others', async () => {
    api.fail('labels/getalllabelsbyorganization', 403, 'Not for importers.');
    show();
    await choose(file('Article number,Name\n42,Jam\n', 'articles.csv'));
    await go('Continue');
    await go('Continue');
    expect(await screen.findByLabelText('Shelf')).toBeTruthy();
    expect(screen.queryByText('Not for importers.')).toBeNull();
  });

  it('shows the letters of a file in Windows-1252, and another encoding at once', async () => {
    show();
    await choose(
      file(
        windowsFile([
          ['EAN', 'Bezeichnung'],
          ['4006381333931', '„Früh“ 5 €'],
        ]),
        'export.csv',
      ),
    );
    await go('Continue');
    expect(await (await preview()).findByText('„Früh“ 5 €')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Encoding'), 'UTF-8');
    expect((await screen.findByRole('alert')).textContent).toContain('Line 2 of the file is not UTF-8 text.');
    await userEvent.selectOptions(screen.getByLabelText('Encoding'), 'Windows-1252');
    expect(await (await preview()).findByText('„Früh“ 5 €')).toBeTruthy();
  });

  it('takes a workbook, and sends it as CSV under its own name', async () => {
    const book = workbookFile({
      Cover: [['Only words']],
      Data: [
        ['Article number', 'Name'],
        [{ number: 42, format: 1 }, '=Jam'],
      ],
    });
    show();
    await choose(file(book, 'stock.xlsx'));
    await go('Continue');
    await userEvent.selectOptions(await screen.findByLabelText('Sheet'), 'Data');
    expect(await (await preview()).findByText('0000042')).toBeTruthy();
    await go('Continue');
    await go('Continue');
    await go('Import 1 article');
    await screen.findByText('Imported');
    expect(uploads()[0]).toContain('name="fileName"\r\n\r\nstock.xlsx');
    expect(uploads()[0]).toContain("Article number,Name\r\n0000042,'=Jam\r\n");
  });

  it('takes a file that is pasted', async () => {
    show();
    await go('Paste a table');
    await userEvent.click(screen.getByLabelText('Rows of a table, with their headings'));
    await userEvent.paste('sku\tname\n1\tPen\n');
    await go('Use these rows');
    await go('Continue');
    expect(await (await preview()).findByText('Pen')).toBeTruthy();
    expect(screen.queryByLabelText('Encoding')).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('Delimiter').value).toBe('\t');
  });

  it('says why a file cannot be read', async () => {
    show();
    await choose(file('', 'empty.csv'));
    expect((await screen.findByRole('alert')).textContent).toContain('The file is empty.');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});

describe('going back', () => {
  it('keeps everything that was chosen on the way back', async () => {
    await toCheck();
    await go('Back');
    await userEvent.selectOptions(screen.getByLabelText('Column for EAN'), 'Egal');
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Food');
    await go('Back');
    await go('Back');
    expect(screen.getByText('articles.csv')).toBeTruthy();
    await go('Continue');
    await go('Continue');
    expect(screen.getByLabelText<HTMLSelectElement>('Column for EAN').selectedOptions[0]?.text).toBe('Egal');
    expect(screen.getByLabelText<HTMLSelectElement>('Group').value).toBe('2');
    expect(screen.getByText('Chosen')).toBeTruthy();
  });

  it('leads back to a step that was done by its name', async () => {
    await toMap();
    await go(/^Format/);
    expect(await preview()).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Does this look right?');
  });
});

describe('faults', () => {
  it('tells of words between underscores, which labels print, and imports them all the same', async () => {
    await toCheck(
      file('Artikelnummer;Bezeichnung;Zutaten\n1;Bread;Wheat\n2;Milk bun;_lait_, flour\n', 'a.csv'),
    );
    expect(await screen.findByText('2 rows checked, no errors.')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe(
      '1 row has words between underscores; the first is _lait_ in line 3. Labels print the underscores as they are. Some databases mark allergens this way: make them bold, write them in capitals, or remove the underscores.',
    );
    await expectAccessible();
    await go('Import 2 articles');
    expect(await screen.findByText('Imported')).toBeTruthy();
  });

  it('makes words between underscores bold when the person says so', async () => {
    await toCheck(file('Artikelnummer;Bezeichnung;Zutaten\n1;Milk bun;_lait_, flour\n', 'a.csv'));
    await userEvent.click(await screen.findByLabelText('Make words between underscores bold'));
    await go('Import 1 article');
    await waitFor(() => expect(uploads()[0]).toContain('"underscoredAsBold":true'));
  });

  it('lists all faults by their cause, and sends nothing before it is confirmed', async () => {
    await toCheck(file(fileWithFaults(400, 37), 'faulty.csv'));
    expect(await screen.findByText('37 errors in 37 of 400 rows.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Too few or too many cells: 8' })).toBeTruthy();
    const rows = screen.getAllByText(/^Line \d+$/);
    expect(rows).toHaveLength(37);
    expect(screen.getByText('Fix the file or skip the rows with errors.')).toBeTruthy();
    await userEvent.click(await mainButton('Import 363 articles'));
    expect(uploads()).toEqual([]);
    await expectAccessible();
    await userEvent.click(screen.getByLabelText('Skip rows with errors and import the rest'));
    await go('Import 363 articles');
    await screen.findByText('Imported');
    expect(uploads()).toHaveLength(1);
    expect(uploads()[0]).toContain('"skipFaulty":true');
  });

  it('lists the faults of one cause fifty at a time', async () => {
    const many = `sku;name\n${Array.from({ length: 120 }, (_none, index) => `${index};\n`).join('')}`;
    await toCheck(file(many, 'many.csv'));
    await screen.findByRole('heading', { name: 'Missing value: 120' });
    expect(screen.getAllByText(/^Line \d+$/)).toHaveLength(50);
    await go('Show 50 more');
    await waitFor(() => expect(screen.getAllByText(/^Line \d+$/)).toHaveLength(100));
    await go('Show 20 more');
    await waitFor(() => expect(screen.getAllByText(/^Line \d+$/)).toHaveLength(120));
    expect(screen.getByText('No rows are left to import.')).toBeTruthy();
  });
});

describe('a mapping', () => {
  it('goes no further while the mapping lacks what is needed, and says what', async () => {
    await toMap();
    await userEvent.selectOptions(screen.getByLabelText('Column for Name'), 'Not imported');
    expect(screen.getByText('Choose a column for: Name.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Column for Name'), 'Bezeichnung');
    await userEvent.selectOptions(screen.getByLabelText('Column for Article number'), 'Not imported');
    expect(
      screen.getByText('Choose a column for the article number or for the EAN: one of them is needed.'),
    ).toBeTruthy();
  });

  it('maps a column of its own to a value, and shows the values of all labels', async () => {
    await toMap();
    await userEvent.selectOptions(screen.getByLabelText('Add a column as a value'), 'Egal');
    expect(screen.getByLabelText<HTMLSelectElement>('Column for Egal').value).toBe('3');
    await go('Show all values of your labels');
    expect(screen.getByLabelText<HTMLSelectElement>('Column for origin').value).toBe('');
  });

  it('takes the mapping from a configuration', async () => {
    api.answer(`${IMPORT_SERVICE}/importConfiguration`, { data: [configuration] });
    show();
    await userEvent.selectOptions(await screen.findByLabelText('Import configuration'), 'Bäckerei');
    await choose(
      file(
        windowsFile([
          ['Code', 'Text'],
          ['7', 'Müsli'],
        ]),
        'b.csv',
      ),
    );
    await go('Continue');
    await go('Continue');
    const name = await screen.findByLabelText<HTMLSelectElement>('Column for Name');
    expect(name.selectedOptions[0]?.text).toBe('Text');
    expect(screen.getByLabelText<HTMLSelectElement>('Group').value).toBe('3');
    expect(screen.getByLabelText<HTMLInputElement>('Leave them as they are').checked).toBe(true);
    expect((await screen.findByLabelText<HTMLInputElement>('Shelf')).checked).toBe(true);
  });
});

describe('orders', () => {
  const orders = 'Auftragsnummer;Artikelnummer;Menge\n7;A;2\n7;B;x\n8;A;1\n';
  it('imports orders into a group that takes them, whole or not at all', async () => {
    show();
    await userEvent.click(await screen.findByLabelText('Orders'));
    await choose(file(orders, 'orders.csv'));
    await go('Continue');
    await go('Continue');
    expect(await screen.findByText('Choose a group', { selector: 'span' })).toBeTruthy();
    const group = screen.getByLabelText<HTMLSelectElement>(/^Group/);
    await waitFor(() =>
      expect([...group.options].map(({ text }) => text)).toEqual(['Choose a group', 'Food']),
    );
    await userEvent.selectOptions(group, 'Food');
    await go('Continue');
    expect(
      await screen.findByText(
        '1 error in 1 of 3 rows. 1 more row is skipped because another row of the same order has an error.',
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Skip rows with errors and import the rest'));
    expect(
      screen.getByText('1 order will be imported into Food. Either all of it is imported, or nothing.'),
    ).toBeTruthy();
  });

  it('says when no group takes orders', async () => {
    api.answer('groups/getallgroups', { data: [] });
    show();
    await userEvent.click(await screen.findByLabelText('Orders'));
    await choose(file(orders, 'orders.csv'));
    await go('Continue');
    await go('Continue');
    expect(await screen.findByText(/No group allows importing orders/)).toBeTruthy();
  });
});

describe('sending', () => {
  it('lets an upload be cancelled, and sent again', async () => {
    api.use(http.post(`${IMPORT_SERVICE}/upload`, () => delay('infinite')));
    await toCheck();
    await go('Import 2 articles');
    await go('Cancel');
    api.reset();
    expect(await screen.findByText('The upload was canceled. Nothing was imported.')).toBeTruthy();
    await go('Send it again');
    expect(await screen.findByText('Imported')).toBeTruthy();
  });

  it('says why sending fails and keeps its key: the server imports it once', async () => {
    api.fail(UPLOAD, 409, 'Too many files wait.');
    await toCheck();
    await go('Import 2 articles');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many files wait.');
    api.reset();
    await go('Send it again');
    await screen.findByText('Imported');
    const keys = uploads().map(keyIn);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([[200], [204]])('takes an empty %i for an import, and does not invite another', async (status) => {
    api.done(UPLOAD, status);
    await toCheck();
    await go('Import 2 articles');
    expect(
      await screen.findByText('The server has received the file. The import history shows the result.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import history' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
    expect(uploads()).toHaveLength(1);
  });

  it('ends with what the server made of the file', async () => {
    const failed = { ...doneImport, state: 'Failed', message: 'Line 3: A2 is there already.' };
    api.answer(`${IMPORT_SERVICE}/12`, { data: failed });
    await toCheck();
    await go('Import 2 articles');
    expect(await screen.findByText('Nothing was imported')).toBeTruthy();
    expect(screen.getByText('Line 3: A2 is there already.')).toBeTruthy();
    await go('Import another file');
    expect(await screen.findByRole('heading', { name: 'Choose what to import' })).toBeTruthy();
    expect(screen.queryByText('articles.csv')).toBeNull();
  });
});
