import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { aPrintFile, printHouse } from '@/features/print-label/index.testing';
import { printerHelperQueries } from '@/entities/printer-helper';
import { renderWith } from '@/shared/testing';
import { PrintArticlePage } from './print-article-page';

const { server, bodies } = printHouse();

/** The screen with its label, printers and helper all there. */
async function openScreen() {
  const app = renderWith(<PrintArticlePage />, { path: '/print-article/5', route: '/print-article/:id' });
  const button = await screen.findByRole('button', { name: 'Print 1 label' });
  await waitFor(() =>
    expect(app.client.getQueryData(printerHelperQueries.printQueues('i').queryKey)).toBeDefined(),
  );
  await screen.findByRole('img', { name: 'Preview of Shelf label, 60 × 40 mm' }, { timeout: 8000 });
  return { ...app, button, user: userEvent.setup() };
}

describe('printing an article', () => {
  it('prints what was typed: one create call, one helper call per file, then the statuses in order', async () => {
    const { user, button } = await openScreen();
    const title = await screen.findByRole('textbox', { name: /Title/ });
    const before = screen.getByRole('img').getAttribute('src');
    await user.clear(title);
    await user.type(title, 'Crème');
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).not.toBe(before));
    expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '2');
    await user.click(screen.getByRole('button', { name: /more/i }));
    await user.click(button);
    await waitFor(() => expect(bodies('job')).toEqual([{ printJobId: 'job-1', status: 'Processed' }]));
    expect(bodies('create')).toEqual([
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
    expect(bodies('print')).toMatchObject([
      { printJobEntryId: 'e1', targetPrintQueue: 'Save to folder', pdfAsBase64String: 'JVBERi0=' },
      { printJobEntryId: 'e2', printerFileUrl: 'http://api.test/files/e2' },
    ]);
    expect(bodies('entry')).toEqual([
      { printJobEntryId: 'e1', status: 'Success' },
      { printJobEntryId: 'e2', status: 'Success' },
    ]);
    const job = screen.getByRole('region', { name: 'Print job' });
    expect(within(job).getAllByText('Printed')).toHaveLength(2);
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
  });

  it('keeps what was typed after the print, and prints the same again', async () => {
    const { user, button } = await openScreen();
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await user.clear(title);
    await user.type(title, 'Jelly');
    await user.click(button);
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(title).toHaveProperty('value', 'Jelly');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bodies('job')).toHaveLength(2));
    expect(bodies('create')[1]).toEqual(bodies('create')[0]);
  });

  it('makes one job of twenty clicks', async () => {
    const { button } = await openScreen();
    for (let click = 0; click < 20; click += 1) fireEvent.click(button);
    await waitFor(() => expect(bodies('job')).toHaveLength(1));
    expect(bodies('create')).toHaveLength(1);
    expect(bodies('print')).toHaveLength(2);
  });

  it('shows what may have been printed, and lets the person decide', async () => {
    server.use(http.post('http://helper.test/api/print', () => HttpResponse.error(), { once: true }));
    const { user, button } = await openScreen();
    await user.click(button);
    expect(await screen.findByText('May have been printed')).toBeDefined();
    expect(screen.getByText('0 of 2 labels printed, 1 not confirmed, 1 not sent')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'It was printed' }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(bodies('job')).toEqual([{ printJobId: 'job-1', status: 'Processed' }]));
    expect(bodies('print')).toHaveLength(1);
  });

  it('prints where this computer prints when the person has no printer of their own for the label', async () => {
    server.use(
      http.get('http://api.test/api/preferences/userSettings', () =>
        HttpResponse.json({ data: { labels: [] } }),
      ),
    );
    await openScreen();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '1'),
    );
  });

  it('is closed, with the reason in words, when the prints of the month are used up', async () => {
    server.use(
      http.get('http://api.test/api/subscription', () => HttpResponse.json({ data: { type: 'Free' } })),
      http.get('http://api.test/api/printjobs/count', () =>
        HttpResponse.json({ data: { allowedPrintJobs: 5, printedJobs: 5 } }),
      ),
    );
    const { user, button } = await openScreen();
    expect(await screen.findByText('Out of printjobs')).toBeDefined();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(bodies('create')).toEqual([]);
  });

  it('shows again a print that failed at the printer after the next one was started', async () => {
    let word = 'accepted';
    server.use(
      http.get('http://helper.test/api/jobs/:key', () =>
        HttpResponse.json({ state: word, message: word === 'failed' ? 'The printer is out of paper.' : '' }),
      ),
    );
    const { user, button } = await openScreen();
    await user.click(button);
    await waitFor(() => expect(bodies('job')).toHaveLength(1));
    expect(screen.queryByText('Unfinished prints')).toBeNull();
    server.use(
      http.post('http://api.test/api/printjobs/article', () =>
        HttpResponse.json({ entityId: 'job-2', printFiles: [aPrintFile('e3')] }),
      ),
    );
    await user.click(button);
    await waitFor(() => expect(bodies('print')).toHaveLength(3));
    word = 'failed';
    expect(
      await screen.findByRole('heading', { name: 'Unfinished prints' }, { timeout: 10_000 }),
    ).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(/The printer is out of paper/).length).toBe(3), {
      timeout: 10_000,
    });
    await waitFor(() => expect(screen.queryByText(/sent to the printer/)).toBeNull(), { timeout: 10_000 });
  });

  it('says why it does not print, leads to the field, and keeps what was typed', async () => {
    const { user, button } = await openScreen();
    const ean = await screen.findByRole('textbox', { name: /EAN/ });
    await user.clear(ean);
    await user.type(ean, '9501101530004');
    await user.click(button);
    expect(screen.getByText(/^Not printed\. .*check digit/)).toBeDefined();
    expect(document.activeElement).toBe(ean);
    expect(ean).toHaveProperty('value', '9501101530004');
    expect(bodies('create')).toHaveLength(0);
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
  ])('tells %s and keeps the values', async (_name, answer, message) => {
    server.use(http.post('http://api.test/api/printjobs/article', answer));
    const { user, button } = await openScreen();
    await user.click(button);
    expect(await screen.findByText(message)).toBeDefined();
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveProperty('value', 'Jam');
  });

  it('names the state of the helper with its remedy', async () => {
    server.use(http.get('http://helper.test/health', () => HttpResponse.error()));
    renderWith(<PrintArticlePage />, { path: '/print-article/5', route: '/print-article/:id' });
    expect(await screen.findByText('The printer helper is not running on this computer.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Print 1/ }));
    expect(await screen.findByText('Computer name not available')).toBeDefined();
  });
});
