import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { PreferencesPage } from './preferences-page';

const sent: { to: string; body: unknown }[] = [];
const enabled = (showPrinterPreferences: boolean) =>
  http.get('http://api.test/api/features', () =>
    HttpResponse.json({ data: { showFeatures: { showPrinterPreferences } } }),
  );
const answer = (path: string, body: object, status = 200) =>
  http.get(`http://${path}`, () => HttpResponse.json(body, { status }));
const savedAt = (path: string) =>
  http.post(`http://api.test/api/preferences/${path}`, async ({ request }) => {
    const body = await request.json();
    sent.push({ to: path, body });
    return HttpResponse.json({ data: body });
  });

const server = setupServer(
  enabled(true),
  answer('api.test/api/labels', {
    data: {
      data: [
        { labelId: 5, name: 'Shelf label' },
        { labelId: 6, name: 'Box' },
      ],
    },
  }),
  answer('api.test/api/printers', {
    data: [
      { printerId: 1, name: 'ZT410', displayName: 'Packing line' },
      { printerId: 2, name: 'Office' },
    ],
  }),
  answer('api.test/api/preferences/userSettings', {
    data: { dateLanguage: 'de', labels: [{ labelId: 5, printers: [{ printerId: 1, isDefault: true }] }] },
  }),
  http.get('http://api.test/api/preferences/computers', ({ request }) =>
    HttpResponse.json({
      data: {
        computerName: new URL(request.url).searchParams.get('computerName'),
        printers: [{ printerId: 1, isDefault: true }],
      },
    }),
  ),
  savedAt('computers/printerPreferences'),
  savedAt('userSettings'),
  answer('helper.test/health', { status: 'Healthy', version: '1.0.0', instanceId: 'h' }),
  answer('helper.test/api/settings', { version: '1.0.0', computerName: 'BENCH-3' }),
  answer('helper.test/api/printQueues', { computerName: 'BENCH-3', queues: [] }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  sent.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const show = () =>
  renderWith(
    <main>
      <PreferencesPage />
    </main>,
    {
      path: '/preferences',
      route: '/preferences',
      token: buildToken({ UserPermission: ['PrinterManager'] }),
    },
  );
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

describe('print preferences', () => {
  it('shows the computer by its name with its printers, and each label with its default printer', async () => {
    show();
    expect(await screen.findByText('The printer helper calls it BENCH-3.')).toBeTruthy();
    expect((await select('Default printer of Shelf label')).value).toBe('1');
    expect((await select('Default printer of Box')).value).toBe('');
    expect((await select('Default printer of this computer')).value).toBe('1');
    const used = screen.getByRole('group', { name: 'Printers used on this computer' });
    const ticked = within(used)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked);
    expect(ticked).toEqual([true, false]);
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('saves the computer’s printers to the letter, and nothing that was not changed', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Office' }));
    await userEvent.selectOptions(await select('Default printer of this computer'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([
      {
        to: 'computers/printerPreferences',
        body: {
          computerName: 'BENCH-3',
          printers: [
            { printerId: 1, isDefault: false },
            { printerId: 2, isDefault: true },
          ],
        },
      },
    ]);
  });

  it('saves a label’s default with the person’s other settings', async () => {
    show();
    await userEvent.selectOptions(await select('Default printer of Box'), 'Office');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          to: 'userSettings',
          body: {
            dateLanguage: 'de',
            labels: [
              { labelId: 5, printers: [{ printerId: 1, isDefault: true }] },
              { labelId: 6, printers: [{ printerId: 2, isDefault: true }] },
            ],
          },
        },
      ]),
    );
  });

  it('discards what was not saved', async () => {
    show();
    const box = await select('Default printer of Box');
    await userEvent.selectOptions(box, 'Office');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect((await select('Default printer of Box')).value).toBe('');
    expect(sent).toEqual([]);
  });

  it('shows why saving failed and keeps the choice', async () => {
    server.use(
      http.post('http://api.test/api/preferences/userSettings', () =>
        HttpResponse.json({ Message: 'There is no printer 2.' }, { status: 422 }),
      ),
    );
    show();
    await userEvent.selectOptions(await select('Default printer of Box'), 'Office');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText('There is no printer 2.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect((await select('Default printer of Box')).value).toBe('2');
  });

  it('says that the computer’s name is not available, and leaves the labels open', async () => {
    server.use(http.get('http://helper.test/health', () => HttpResponse.error()));
    show();
    const alert = await screen.findByText('Computer name not available');
    expect(alert).toBeTruthy();
    expect(screen.getByText('The printer helper is not running on this computer.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
    expect((await select('Default printer of Shelf label')).value).toBe('1');
  });

  it.each([
    ['features', 'api.test/api/features'],
    ['labels', 'api.test/api/labels'],
    ['printers', 'api.test/api/printers'],
    ['settings', 'api.test/api/preferences/userSettings'],
    ['the computer', 'api.test/api/preferences/computers'],
  ])('offers to try again when %s cannot be loaded', async (_what, path) => {
    server.use(
      http.get(`http://${path}`, () => HttpResponse.json({ Message: 'Broken' }, { status: 400 }), {
        once: true,
      }),
    );
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The printer helper calls it BENCH-3.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Broken')).toBeNull());
  });

  it('says that it is not allowed, when the server says so', async () => {
    server.use(answer('api.test/api/printers', { Message: 'No' }, 403));
    show();
    expect(await screen.findByText(/You are not allowed to see this/)).toBeTruthy();
  });

  it.each([
    ['the organisation has none', enabled(false), /Your organisation has no print preferences/],
    ['there are no printers', answer('api.test/api/printers', { data: [] }), /There are no printers yet/],
    ['there are no labels', answer('api.test/api/labels', { data: [] }), /There are no labels to print yet/],
  ])('says that %s', async (_what, handler, words) => {
    server.use(handler);
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('keeps a default that is gone until another is chosen, and never saves it', async () => {
    server.use(
      answer('api.test/api/preferences/userSettings', {
        data: { labels: [{ labelId: 5, printers: [{ printerId: 77, isDefault: true }] }] },
      }),
    );
    show();
    const shelf = await select('Default printer of Shelf label');
    expect(shelf.selectedOptions[0]?.textContent).toBe('A printer that is gone');
    await userEvent.selectOptions(shelf, 'Office');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        labels: [{ labelId: 5, printers: [{ printerId: 2, isDefault: true }] }],
      }),
    );
  });
});
