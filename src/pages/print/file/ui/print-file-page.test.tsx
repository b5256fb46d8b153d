import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { printCalls, shelfLabel } from '@/features/print-label/index.testing';
import { forgetPrintRuns } from '@/features/send-print-job';
import { outboxIsEmpty } from '@/features/send-print-job/index.testing';
import { runtimeConfig, setRuntimeConfig } from '@/shared/config';
import {
  button,
  choose,
  createTestClient,
  expectAccessible,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { filePrintServer } from '../testing/file-print-server';
import { PrintFilePage } from './print-file-page';

const MAPPINGS = 'PUT labels/3/filemappings';
const EAN = '9501101530003';
let server = filePrintServer();
const api = mockApi();

beforeEach(async () => {
  await forgetPrintRuns(createTestClient(), { isOutboxKept: false });
  localStorage.clear();
  setRuntimeConfig({ ...runtimeConfig(), flags: { idempotencyKey: true } });
  server = filePrintServer();
  api.use(...server.handlers);
});

const open = () =>
  renderPage(<PrintFilePage />, {
    path: '/print-labels/3/file',
    route: '/print-labels/:labelId/file',
    as: 'User',
  });

const csv = (rows: readonly string[], name = 'prices.csv', heading = 'Title;EAN;Menge') =>
  new File([[heading, ...rows].join('\r\n')], name);
/** Rows of so many labels each. A job has 10,000 at most: of 6,000 each row is a job of its own. */
const rowsTo = (count: number, labels = '') =>
  Array.from({ length: count }, (_, at) => `Jam ${at + 1};${EAN};${labels}`);
const titles = (count: number) => Array.from({ length: count }, (_, at) => `Jam ${at + 1}`);

async function take(file: File): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: 'Print Shelf label from a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, file, { applyAccept: false });
}
/** Both the panel of the print and the foot say how far it is. */
const shown = async (words: RegExp | string) => (await screen.findAllByText(words))[0];
const printerIsThere = () =>
  waitFor(() =>
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Printer' }).value).not.toBe(''),
  );

const begin = async () => {
  open();
  await take(csv(rowsTo(3, '6000')));
  await shown('3 rows checked, no errors.');
  await printerIsThere();
};
const print = async () => {
  await press('Print 18,000 labels');
  const question = await screen.findByRole('group', { name: /^Print 18,000/ });
  await userEvent.click(within(question).getByRole('button', { name: /^Print 18,000/ }));
};
const stopAfterFirstJob = async () => {
  await begin();
  server.state.jobsLeft = 1;
  await print();
  await shown('Rows 1–1 of 3 sent.');
  expect((await screen.findByRole('alert')).textContent).toContain('The printer is away.');
  server.state.jobsLeft = Infinity;
};
const allSent = () => shown('3 rows sent to the printer.');

describe('printing a label from a file', () => {
  it('finds the columns, checks all rows, and prints none of them while there are faulty ones', async () => {
    open();
    await take(
      csv([`Jam;${EAN};2`, `Honey;9501101530004;1`, `;${EAN};`, `Tea;${EAN};many`, `Salt;${EAN};0`]),
    );
    await shown('3 of 5 rows have errors.');
    await printerIsThere();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Source of Title' }).value).toBe('0');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Labels per row' }).value).toBe('2');
    const table = screen.getByRole('table', { name: 'Rows of the file' });
    expect(within(table).getByText(/^EAN: .*check digit/)).toBeDefined();
    expect(within(table).getByText(/^Title: .*required/)).toBeDefined();
    expect(within(table).getByText('“many” is not a number of labels from 0 to 10,000.')).toBeDefined();
    await userEvent.click(screen.getByRole('switch', { name: 'Faulty rows only' }));
    expect(
      within(table)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '3', '4']);
    await press('Show row 3');
    expect(screen.getByText('Row 3 of 5')).toBeDefined();
    await press('Print 2 labels');
    expect((await screen.findByRole('alert')).textContent).toContain('3 rows of the range have errors.');
    expect(api.bodies(printCalls.createLabels)).toEqual([]);
    await expectAccessible();

    await userEvent.click(screen.getByRole('checkbox', { name: /^Print without the 3 faulty rows/ }));
    expect(screen.getByText(/1 row wants no label/)).toBeDefined();
    await press('Print 2 labels');
    expect(await shown('1 row sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.createLabels)).toEqual([
      {
        computerName: 'BENCH-1',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        labels: [
          {
            labelId: 3,
            printerId: 2,
            quantity: 2,
            editableData: [
              { key: 'title', data: 'Jam' },
              { key: 'ean', data: EAN },
            ],
          },
        ],
      },
    ]);
    expect(api.bodies(MAPPINGS)).toEqual([
      {
        columns: ['Title', 'EAN', 'Menge'],
        mapping: {
          fields: [
            { variable: 'title', kind: 'column', column: 0 },
            { variable: 'ean', kind: 'column', column: 1 },
          ],
          copies: 2,
        },
      },
    ]);
  });

  it('says when no row has errors, and prints a range of them in order', async () => {
    open();
    await take(csv(rowsTo(5)));
    await shown('5 rows checked, no errors.');
    await printerIsThere();
    await userEvent.click(screen.getByRole('switch', { name: 'Faulty rows only' }));
    expect(screen.getByText('No rows with errors.')).toBeDefined();
    await userEvent.clear(screen.getByRole('textbox', { name: 'From row' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From row' }), '2');
    await userEvent.clear(screen.getByRole('textbox', { name: 'To row' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'To row' }), '4');
    expect(screen.getByText('3 labels of rows 2 to 4 on Bench')).toBeDefined();
    await press('Print 3 labels');
    expect(await shown('3 rows sent to the printer.')).toBeDefined();
    expect(server.printed).toEqual(['Jam 2', 'Jam 3', 'Jam 4']);
  });

  it('asks for what is required and not in the file, and takes one text for all rows', async () => {
    open();
    await take(csv(['Jam', 'Tea'], 'names.csv', 'Title'));
    expect(await screen.findAllByText('Choose what fills: EAN.')).not.toEqual([]);
    await choose('Source of EAN', 'Same text in every row');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text for EAN' }), EAN);
    await shown('2 rows checked, no errors.');
    await printerIsThere();
    await press('Print 2 labels');
    await shown('2 rows sent to the printer.');
    expect(api.bodies(printCalls.createLabels)).toMatchObject([
      {
        labels: [
          { editableData: [{}, { key: 'ean', data: EAN }] },
          { editableData: [{}, { key: 'ean', data: EAN }] },
        ],
      },
    ]);
  });

  it.each([
    ['an empty file', '', 'This file cannot be read'],
    ['headings alone', 'Title;EAN\r\n', 'This file cannot be read'],
  ])('says that it cannot read %s', async (_, content, title) => {
    open();
    await take(new File([content], 'x.csv'));
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });

  it('takes the mapping that was saved last for the same headings, from a server that keeps none too', async () => {
    api.fail('labels/3/filemappings', 404, 'No such call');
    api.fail(MAPPINGS, 404, 'No such call');
    open();
    await take(csv([`A;${EAN};Jam`], 'a.csv', 'Title;EAN;Other'));
    await choose('Source of Title', 'Other');
    await shown('1 row checked, no errors.');
    await printerIsThere();
    await press('Print 1 label');
    await shown('1 row sent to the printer.');
    cleanup();
    open();
    await take(csv([`B;${EAN};Tea`], 'b.csv', 'TITLE;ean;other'));
    await shown('1 row checked, no errors.');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Source of Title' }).value).toBe('2');
  });

  it.each([
    [403, 'You are not allowed to see this.'],
    [404, 'There is no label 3.'],
  ])('tells of status %i that %s', async (status, sentence) => {
    api.fail('labels/3', status, 'There is no label 3.');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  it('checks required values and lengths where the server sends no drawing', async () => {
    api.answer('labels/3', { data: shelfLabel });
    open();
    await take(csv([`Jam;${EAN}`, `${'x'.repeat(41)};${EAN}`, `;${EAN}`], 'a.csv', 'Title;EAN'));
    await shown('2 of 3 rows have errors.');
    expect(screen.getByText('Title: Title has more than 40 characters.')).toBeDefined();
    expect(screen.getByText('Title: Title is required.')).toBeDefined();
  });
});

describe('a print of a file that stopped', () => {
  // All of them print the same file, and so under the same keys.
  afterEach(outboxIsEmpty);

  it('keeps all rows behind the job that failed, and goes on there', async () => {
    await stopAfterFirstJob();
    expect(server.printed).toEqual(titles(1));
    expect(button('Go on at row 2')).toBeDefined();
    await press('Go on at row 2');
    await allSent();
    expect(server.printed).toEqual(titles(3));
  });

  it('goes on after the page was loaded again, without the file', async () => {
    await stopAfterFirstJob();
    cleanup();
    open();
    expect(await shown('Print of “prices.csv”')).toBeDefined();
    expect(screen.getByText('Rows 1–1 of 3 sent.')).toBeDefined();
    await press('Go on at row 2');
    await allSent();
    expect(server.printed).toEqual(titles(3));
  });

  it('sends nothing again that the server had printed for another browser', async () => {
    await stopAfterFirstJob();
    await outboxIsEmpty();
    cleanup();
    await forgetPrintRuns(createTestClient(), { isOutboxKept: false });
    await begin();
    await print();
    expect(await shown(/^1 label was printed before and not sent again\./)).toBeDefined();
    await allSent();
    expect(server.printed).toEqual(titles(3));
  });

  it('can be given up, and printed once more as a print of its own', async () => {
    await stopAfterFirstJob();
    await press('Give up the rest');
    await press('Give up');
    expect(await shown('1 of 3 rows sent. The rest was given up.')).toBeDefined();
    const before = [...server.jobs.keys()];
    await print();
    await allSent();
    expect(server.printed).toEqual([...titles(1), ...titles(3)]);
    expect([...server.jobs.keys()].slice(0, 1)).toEqual(before);
    expect(server.jobs.size).toBe(4);
  });
});
