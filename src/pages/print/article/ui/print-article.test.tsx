import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { aPrintFile, printCalls, printServer, titleField } from '@/features/print-label/index.testing';
import { printerHelperQueries } from '@/entities/printer-helper';
import { answer, apiUrl, button, findButton, findField, mockApi, press, renderWith } from '@/shared/testing';
import { PrintArticlePage } from './print-article-page';

const api = mockApi(...printServer());

/** Opens the screen and waits for its label, printers and helper. */
async function openScreen() {
  const app = renderWith(<PrintArticlePage />, { path: '/print-article/5', route: '/print-article/:id' });
  const print = await findButton('Print 1 label');
  await waitFor(() =>
    expect(app.client.getQueryData(printerHelperQueries.printQueues('i').queryKey)).toBeDefined(),
  );
  await screen.findByRole('img', { name: 'Preview of Shelf label, 60 × 40 mm' });
  return { ...app, print, user: userEvent.setup() };
}

describe('printing an article', () => {
  it('prints what was typed: one create call, one helper call per file, then the statuses in order', async () => {
    const { user, print } = await openScreen();
    const title = await titleField();
    const before = screen.getByRole('img').getAttribute('src');
    await user.clear(title);
    await user.type(title, 'Crème');
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).not.toBe(before));
    expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '2');
    await user.click(button(/more/i));
    await user.click(print);
    await waitFor(() =>
      expect(api.bodies(printCalls.job)).toEqual([{ printJobId: 'job-1', status: 'Processed' }]),
    );
    expect(api.bodies(printCalls.create)).toEqual([
      {
        computerName: 'BENCH-1',
        labels: [
          {
            labelId: 3,
            quantity: 2,
            articleId: 5,
            editableData: [
              { key: 'title', data: 'Crème' },
              { key: 'ean', data: '9501101530003' },
            ],
            printerId: 2,
          },
        ],
      },
    ]);
    expect(api.bodies(printCalls.print)).toMatchObject([
      { printJobEntryId: 'e1', targetPrintQueue: 'Save to folder', pdfAsBase64String: 'JVBERi0=' },
      { printJobEntryId: 'e2', printerFileUrl: 'http://api.test/files/e2' },
    ]);
    expect(api.bodies(printCalls.entry)).toEqual([
      { printJobEntryId: 'e1', status: 'Success' },
      { printJobEntryId: 'e2', status: 'Success' },
    ]);
    const job = screen.getByRole('region', { name: 'Print job' });
    expect(within(job).getAllByText('Printed')).toHaveLength(2);
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
  });

  it('keeps what was typed after the print, and prints the same again', async () => {
    const { user, print } = await openScreen();
    const title = await titleField();
    await user.clear(title);
    await user.type(title, 'Jelly');
    await user.click(print);
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(title).toHaveProperty('value', 'Jelly');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.bodies(printCalls.job)).toHaveLength(2));
    expect(api.bodies(printCalls.create)[1]).toEqual(api.bodies(printCalls.create)[0]);
  });

  it('makes one job of twenty clicks', async () => {
    const { print } = await openScreen();
    for (let click = 0; click < 20; click += 1) fireEvent.click(print);
    await waitFor(() => expect(api.bodies(printCalls.job)).toHaveLength(1));
    expect(api.bodies(printCalls.create)).toHaveLength(1);
    expect(api.bodies(printCalls.print)).toHaveLength(2);
  });

  it('shows what may have been printed, and lets the person decide', async () => {
    api.use(http.post('http://helper.test/api/print', () => HttpResponse.error(), { once: true }));
    const { user, print } = await openScreen();
    await user.click(print);
    expect(await screen.findByText('May have been printed')).toBeDefined();
    expect(screen.getByText('0 of 2 labels printed, 1 not confirmed, 1 not sent')).toBeDefined();
    await user.click(button('It was printed'));
    await user.click(await findButton('Resume'));
    await waitFor(() =>
      expect(api.bodies(printCalls.job)).toEqual([{ printJobId: 'job-1', status: 'Processed' }]),
    );
    expect(api.bodies(printCalls.print)).toMatchObject([
      { printJobEntryId: 'e1' },
      { printJobEntryId: 'e2' },
    ]);
  });

  it('prints where this computer prints when the person has no printer of their own for the label', async () => {
    api.answer('preferences/userSettings', { data: { labels: [] } });
    await openScreen();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '1'),
    );
  });

  it('is closed, with the reason in words, when the prints of the month are used up', async () => {
    api.use(
      answer('subscription', { data: { type: 'Free' } }),
      answer('printjobs/count', { data: { allowedPrintJobs: 5, printedJobs: 5 } }),
    );
    const { user, print } = await openScreen();
    expect(await screen.findByText('Out of printjobs')).toBeDefined();
    expect(print.getAttribute('aria-disabled')).toBe('true');
    await user.click(print);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(api.bodies(printCalls.create)).toEqual([]);
  });

  it('shows again a print that failed at the printer after the next one was started', async () => {
    let word = 'accepted';
    api.answer('http://helper.test/api/jobs/:key', () => ({
      state: word,
      message: word === 'failed' ? 'The printer is out of paper.' : '',
    }));
    const { user, print } = await openScreen();
    await user.click(print);
    await waitFor(() => expect(api.bodies(printCalls.job)).toHaveLength(1));
    expect(screen.queryByText('Unfinished prints')).toBeNull();
    api.answer('POST printjobs/article', { entityId: 'job-2', printFiles: [aPrintFile('e3')] });
    await user.click(print);
    await waitFor(() => expect(api.bodies(printCalls.print)).toHaveLength(3));
    word = 'failed';
    expect(await screen.findByRole('heading', { name: 'Unfinished prints' })).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(/The printer is out of paper/).length).toBe(3), {
      timeout: 30_000,
    });
    await waitFor(() => expect(screen.queryByText(/sent to the printer/)).toBeNull(), { timeout: 30_000 });
  });

  it('says why it does not print instead of what was sent before, leads to the field, and keeps what was typed', async () => {
    const { user, print } = await openScreen();
    await user.click(print);
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    const ean = await findField(/EAN/);
    await user.clear(ean);
    await user.type(ean, '9501101530004');
    await user.click(print);
    expect(screen.getByText(/^Not printed\. .*check digit/)).toBeDefined();
    expect(document.activeElement).toBe(ean);
    expect(ean).toHaveProperty('value', '9501101530004');
    expect(screen.queryByText(/sent to the printer/)).toBeNull();
    expect(api.bodies(printCalls.create)).toHaveLength(1);
  });

  it.each([
    [
      'the server’s Message',
      () => HttpResponse.json({ Message: 'Out of printjobs' }, { status: 403 }),
      'Out of printjobs',
    ],
    [
      'no files',
      () => HttpResponse.json({ entityId: 1, printFiles: [] }),
      'No print files received from API',
    ],
    ['nothing', () => new HttpResponse(null, { status: 200 }), 'No data received from print API'],
  ])('tells %s and keeps the values', async (_name, respond, message) => {
    api.use(http.post(apiUrl('printjobs/article'), respond));
    const { user, print } = await openScreen();
    await user.click(print);
    expect(await screen.findByText(message)).toBeDefined();
    expect(await titleField()).toHaveProperty('value', 'Jam');
    const look = 'The print service may have printed by itself. Check the printer before you print again.';
    expect(screen.queryByText(look) !== null).toBe(message !== 'Out of printjobs');
  });

  it('names the state of the helper with its remedy', async () => {
    api.unreachable('http://helper.test/health');
    renderWith(<PrintArticlePage />, { path: '/print-article/5', route: '/print-article/:id' });
    expect(await screen.findByText('The printer helper is not running on this computer.')).toBeDefined();
    await press(/^Print 1/);
    expect(await screen.findByText('Computer name not available')).toBeDefined();
  });
});
