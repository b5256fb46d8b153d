import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { printerHelperQueries } from '@/entities/printer-helper';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { historyHandlers } from '@/entities/print-job/index.testing';
import {
  answer,
  apiUrl,
  button,
  expectAccessible,
  field,
  findButton,
  mockApi,
  renderPage,
  type Person,
} from '@/shared/testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { PrintHistoryPage } from './print-history-page';

const file = {
  printJobEntryId: 'n1',
  printFileName: 'http://api.test/files/n1',
  targetPrintQueue: 'Save to folder',
  pdfAsBase64String: 'JVBERi0=',
  labelName: 'Shelf label',
  labelCount: 5,
};
const api = mockApi(
  ...historyHandlers(),
  ...helperHandlers(),
  answer('features', { data: { printHistoryEnabled: true, showFeatures: {} } }),
  answer('labels', { data: [{ labelId: 3, name: 'Shelf label' }] }),
  answer('printers', {
    data: [
      { printerId: 1, name: 'ZD421' },
      { printerId: 2, name: 'Bench' },
    ],
  }),
  answer('preferences/userSettings', { data: { dateLanguage: 'en-GB', labels: [] } }),
  answer('subscription', { data: { type: 'Standard' } }),
  answer('POST printjobs/:id/reprint', { entityId: 'new', printFiles: [file] }),
  answer('PUT printjobs/printjobentries/status'),
  answer('PUT printjobs/status'),
  answer('POST http://helper.test/api/print', { jobKey: 'k', state: 'accepted', replayed: false }),
  answer('http://helper.test/api/jobs/:key', ({ params }) => ({
    jobKey: params['key'],
    state: 'completed',
    isFinal: true,
  })),
);

function show(path = '/printhistory', as: Person = 'User') {
  const app = renderPage(<PrintHistoryPage />, { path, route: '/printhistory', as });
  return { ...app, user: userEvent.setup() };
}
const table = () => screen.findByRole('table', { name: 'Print jobs' });
const lists = () => api.sentTo('GET printjobs').map(({ query }) => String(query));

/** Opens the form that reprints the honey of the second job, and waits for the helper. */
async function openReprint() {
  const app = show('/printhistory?job=j2');
  await app.user.click(await screen.findByRole('link', { name: 'Reprint this entry: Shelf label, Honey' }));
  const print = await findButton('Print 5 labels');
  await waitFor(() =>
    expect(app.client.getQueryData(printerHelperQueries.printQueues('h').queryKey)).toBeDefined(),
  );
  return { ...app, print };
}

describe('the print history', () => {
  it('lists each job with its time, labels, articles, printer, person and state in words', async () => {
    show();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(3);
    const cells = (index: number) =>
      within(rows[index] ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(0).slice(1)).toEqual(['Shelf label', 'Jam', '2', 'Bench', 'Mia Member', 'Printed']);
    expect(cells(0)[0]).toContain('Reprint');
    expect(cells(1).slice(1)).toEqual(['Shelf label', 'Honey, Oats', '12', 'Bench', 'Mia Member', 'Failed']);
    expect(lists()).toEqual(['take=100&offset=0']);
    expect(screen.getByText('3 print jobs')).toBeDefined();
    await expectAccessible();
  });

  it('asks for what the address says, and says in the address what is chosen', async () => {
    const { user, location } = show('/printhistory?state=Failed&printer=2');
    await table();
    expect(lists()).toEqual(['printerId=2&state=Failed&take=100&offset=0']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Noah Neighbour');
    await waitFor(() => expect(location()).toBe('/printhistory?printer=2&state=Failed&person=43'));
    await user.click(button('Remove Printer: Bench'));
    await waitFor(() => expect(location()).toBe('/printhistory?state=Failed&person=43'));
    await user.click(button('Today'));
    const midnight = new Date(new Date().setHours(0, 0, 0, 0)).toISOString();
    await waitFor(() => expect(lists().at(-1)).toContain(`from=${encodeURIComponent(midnight)}&`));
    expect(button('Today').getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps both of two changes at once', async () => {
    const { location } = show();
    await table();
    const search = screen.getByRole('searchbox', { name: 'Article name' });
    fireEvent.change(search, { target: { value: 'Jam' } });
    act(() => {
      fireEvent.keyDown(search, { key: 'Enter' });
      fireEvent.click(button('Last 7 days'));
    });
    await waitFor(() => expect(location()).toBe('/printhistory?period=week&article=Jam'));
  });

  it('leaves a job open that was opened while a search was on its way', async () => {
    const { user, location } = show();
    const [job = document.body] = within(await table()).getAllByRole('link');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Article name' }), { target: { value: 'Jam' } });
    await user.click(job);
    await waitFor(() => expect(location()).toBe('/printhistory?article=Jam&job=j3'));
    expect(await screen.findByRole('dialog', { name: 'Print job' })).toBeDefined();
  });

  it('searches everything, keeps the search in the address and marks what was found', async () => {
    const { user, location } = show();
    await table();
    const search = screen.getByRole('searchbox', { name: /^Search lots/ });
    await user.type(search, 'Ja{Enter}');
    await waitFor(() => expect(location()).toBe('/printhistory?q=Ja'));
    const [row] = await screen.findAllByText('Ja', { selector: 'mark' });
    expect(row?.closest('td')?.textContent).toBe('Title Jam');
    expect(lists().at(-1)).toBe('searchQuery=Ja&take=100&offset=0');
    await user.click(button('Remove Search: Ja'));
    await waitFor(() => expect(location()).toBe('/printhistory'));
    expect(search).toHaveProperty('value', '');
  });

  it('searches a code scanned from a label by its GTIN, lot and serial number, wherever the focus is', async () => {
    const { location } = show();
    await table();
    await scanCode('(01)09501101530003(17)271231(10)L-117(21)S 7');
    await waitFor(() =>
      expect(new URLSearchParams(location().split('?')[1]).get('q')).toBe('09501101530003 L-117 S 7'),
    );
    const search = screen.getByRole('searchbox', { name: /^Search lots/ });
    expect(search).toHaveProperty('value', '09501101530003 L-117 S 7');
    act(() => search.focus());
    await scanCode('L2026-77');
    await waitFor(() => expect(location()).toBe('/printhistory?q=L2026-77'));
    expect(search).toHaveProperty('value', 'L2026-77');
    await scanCode('(01)09501101530004(10)L1');
    expect(await screen.findByText(/check digit/i)).toBeDefined();
    expect(location()).toBe('/printhistory?q=L2026-77');
  });

  it('says what was searched where nothing was found, and takes the search away', async () => {
    const { user, location } = show('/printhistory?q=nothing+like+it');
    expect(await screen.findByText('Nothing was printed with “nothing like it”.')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
    await waitFor(() => expect(location()).toBe('/printhistory'));
    await table();
  });

  it('says that there are more jobs than the server counts', async () => {
    api.answer('printjobs', { data: [], total: 2_001 });
    show();
    expect(await screen.findByText('More than 2,000 print jobs')).toBeDefined();
  });

  it('says that nothing matches, and takes the filters away', async () => {
    const { user, location } = show('/printhistory?state=Canceled');
    expect(await screen.findByText('No prints match these filters.')).toBeDefined();
    expect(button('Export CSV').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);
    await waitFor(() => expect(location()).toBe('/printhistory'));
    await table();
  });

  it('says that nothing was printed yet', async () => {
    api.answer('printjobs', { data: [], total: 0 });
    show();
    expect(await screen.findByText(/^Nothing has been printed yet\./)).toBeDefined();
  });

  it.each([
    [404, 'This server does not offer this.'],
    [501, 'This server does not offer this.'],
    [403, 'You are not allowed to see this. An administrator of your organisation can grant it.'],
    [500, 'The store is away.'],
  ])('tells a failure %i in place', async (status, words) => {
    api.fail('printjobs', status, 'The store is away.');
    show();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says where the organisation does not have it, and asks for nothing', async () => {
    api.answer('features', { data: { printHistoryEnabled: false } });
    show();
    expect(await screen.findByText(/^Your organisation does not have print history\./)).toBeDefined();
    expect(api.sent.filter(({ path }) => path.startsWith('printjobs'))).toEqual([]);
  });

  it('draws the days, reads one out with the arrow keys and opens it', async () => {
    const { user, location } = show();
    const plot = await screen.findByRole('slider', { name: /^Labels per day: 14 labels in 2 print jobs/ });
    act(() => plot.focus());
    expect(plot.getAttribute('aria-valuetext')).toMatch(/: 14 labels in 2 print jobs$/);
    await user.keyboard('{ArrowLeft}');
    expect(plot.getAttribute('aria-valuetext')).toMatch(/: 0 labels in 0 print jobs$/);
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(location()).toMatch(/period=custom&from=(\d{4}-\d\d-\d\d)&to=\1$/));
  });
});

describe('a print job', () => {
  it('opens a job beside the list with what was printed, and leads to its reprints', async () => {
    const { user, location } = show('/printhistory?state=Success&job=j1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Print job' }));
    expect(await drawer.findByText('BENCH-1')).toBeDefined();
    expect(drawer.getByText('1, now 2')).toBeDefined();
    expect(drawer.getByText('Title').nextSibling?.textContent).toBe('Jam');
    expect(drawer.getByText('Note').nextSibling?.textContent).toBe('empty');
    expect(drawer.getByText('Reason: Damaged')).toBeDefined();
    expect(drawer.getByText('Hash').nextSibling?.textContent).toMatch(/^a1b2c3d4/);
    await user.click(drawer.getByRole('link', { name: /Mia Member/ }));
    await waitFor(() => expect(location()).toBe('/printhistory?state=Success&job=j3'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/printhistory?state=Success'));
  });

  it('leads from a value to all prints with it', async () => {
    const { user, location } = show('/printhistory?state=Success&job=j1');
    await user.click(await screen.findByRole('link', { name: 'Title: Jam, all prints with it' }));
    await waitFor(() => expect(location()).toBe('/printhistory?variable=title&value=Jam'));
    await waitFor(() => expect(lists().at(-1)).toBe('variable=title&value=Jam&take=100&offset=0'));
    await user.click(button('Remove title: Jam'));
    await waitFor(() => expect(location()).toBe('/printhistory'));
  });

  it('says which job is not there', async () => {
    show('/printhistory?job=nope');
    expect(await screen.findByText('There is no print job nope.')).toBeDefined();
  });

  it('says of a proof that it is one, where others are printed again', async () => {
    const entry = { printJobEntryId: 'e1', labelName: 'Jam PROOF', labelId: null, version: null };
    api.answer('printjobs/j1', {
      data: { entityId: 'j1', status: 'Processed', canReprint: false, entries: [entry] },
    });
    show('/printhistory?job=j1');
    const sentence = 'This is a proof of a design. Print a new one in the designer of the label.';
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('lets no administrator who does not print print a job again', async () => {
    show('/printhistory?job=j1', 'Administrator');
    expect(await screen.findByText('You need an account of type User to print again.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /Reprint/ })).toBeNull();
  });

  it('prints one entry again: nothing without a reason, then one call with exactly what was chosen', async () => {
    const { user, print } = await openReprint();
    await user.click(print);
    expect(await screen.findByText('Choose a reason. It is kept with the print.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Reason for reprinting/ }));
    expect(api.written()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Reason for reprinting/ }), 'Damaged');
    await user.type(field('Details (optional)'), 'torn');
    await user.click(screen.getByRole('radio', { name: /^The current version/ }));
    await user.selectOptions(
      within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Printer' }),
      'ZD421',
    );
    await user.click(button(/fewer/i));
    await user.click(button('Print 4 labels'));
    await waitFor(() => expect(api.written().at(-1)).toMatchObject({ call: 'PUT printjobs/status' }));
    expect(api.written().filter(({ call }) => call.endsWith('/reprint'))).toEqual([
      {
        call: 'POST printjobs/j2/reprint',
        body: {
          computerName: 'BENCH-3',
          printJobEntryIds: ['e2'],
          version: 'current',
          printerId: 1,
          quantity: 4,
          reason: 'Damaged: torn',
        },
      },
    ]);
    expect(api.sentTo('POST http://helper.test/api/print')).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Print job' })).getByText('Printed')).toBeDefined();
  });

  it('keeps what was chosen when the server refuses, and says why', async () => {
    api.fail('POST printjobs/:id/reprint', 422, 'The current version of this label has no variable “lot”.');
    const { user, print } = await openReprint();
    const reason = screen.getByRole('combobox', { name: /^Reason for reprinting/ });
    await user.selectOptions(reason, 'Other');
    await user.type(field(/^Describe the reason/), 'for the archive');
    await user.click(print);
    expect(await screen.findByText('The current version of this label has no variable “lot”.')).toBeDefined();
    expect(field(/^Describe the reason/)).toHaveProperty('value', 'for the archive');
    expect(reason).toHaveProperty('value', 'other');
  });
});

describe('the export', () => {
  it('downloads what the filters mean under the name the server gives it', async () => {
    api.use(
      http.get(
        apiUrl('printjobs/export'),
        () =>
          new HttpResponse('Time\r\n', {
            headers: { 'Content-Disposition': 'attachment; filename="print-history-2026-11-21.csv"' },
          }),
      ),
    );
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { user } = show('/printhistory?state=Failed&article=Honey');
    await table();
    await user.click(button('Export CSV'));
    expect(await screen.findByText('print-history-2026-11-21.csv was downloaded.')).toBeDefined();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const [asked] = api.sentTo('GET printjobs/export');
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ article: 'Honey', state: 'Failed', timeZone });
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'print-history-2026-11-21.csv',
    ]);
  });

  it('says why there is no export', async () => {
    const Message = 'These are 100,001 rows; one export holds 100,000. Choose a shorter time.';
    api.fail('printjobs/export', 422, Message);
    const { user } = show();
    await table();
    await user.click(button('Export CSV'));
    expect(await screen.findByText(Message)).toBeDefined();
  });
});
