import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { answer, button, expectAccessible, mockApi, press, renderPage, rowOf } from '@/shared/testing';
import { ImportHistoryPage } from './import-history-page';

const done = {
  id: 1,
  kind: 'articles',
  fileName: 'Artikel.csv',
  state: 'Done',
  rowCount: 1204,
  createdCount: 1200,
  updatedCount: '2',
  skippedCount: 1,
  rejectedCount: 1,
  message: '',
  by: 'Astrid Holm',
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:00:09.000Z',
  undoneBy: null,
  undoneAt: null,
};
const failed = {
  ...done,
  id: 2,
  kind: 'orders',
  fileName: 'orders.csv',
  state: 'Failed',
  createdCount: 0,
  updatedCount: 0,
  skippedCount: 0,
  rejectedCount: 37,
  message: 'Nothing was imported: 37 rows are faulty.',
};

const api = mockApi(
  answer('features', { data: { importEnabled: true } }),
  answer('preferences/userSettings', { data: {} }),
  answer('http://import.test/api/import/importHistory', { data: [failed, done], total: 2 }),
  answer('http://import.test/api/import/1', { data: done }),
  answer('http://import.test/api/import/2', { data: failed }),
);

const show = (path = '/importhistory') =>
  renderPage(<ImportHistoryPage />, { path, route: '/importhistory', as: 'DataImporter' });

describe('the import history', () => {
  it('shows files, people, states and counts', async () => {
    show();
    const row = await rowOf('Artikel.csv');
    for (const words of ['Articles', 'Imported', 'Astrid Holm'])
      expect(within(row).getByText(words)).toBeTruthy();
    expect(within(row).getByText('1,200 created, 2 changed, 1 unchanged, 1 row not imported')).toBeTruthy();
    const other = await rowOf('orders.csv');
    expect(within(other).getByText('Failed')).toBeTruthy();
    expect(within(other).getByText('Nothing was imported: 37 rows are faulty.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import data' }).getAttribute('href')).toBe('/importdata');
    await expectAccessible();
  });

  it('asks again while something is under way, and stops when it is over', async () => {
    const history = 'http://import.test/api/import/importHistory';
    const calls = () => api.sentTo(`GET ${history}`).length;
    api.answer(history, () => ({ data: [{ ...done, state: calls() === 1 ? 'Running' : 'Done' }], total: 1 }));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    expect(await screen.findByText('Importing')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText('Imported')).toBeTruthy();
    const asked = calls();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls()).toBe(asked);
  });

  it('opens an import beside the list, says why it failed, and gives its rows', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.use(
      http.get('http://import.test/api/import/2/rejected', () =>
        HttpResponse.text('order,Line,Reason\r\n', {
          headers: { 'Content-Disposition': 'attachment; filename="rejected-orders.csv"' },
        }),
      ),
    );
    const app = show();
    await rowOf('orders.csv');
    await app.goTo('/importhistory?import=2');
    const drawer = within(await screen.findByRole('dialog', { name: 'Import' }));
    expect(await drawer.findByText('Nothing was imported: 37 rows are faulty.')).toBeTruthy();
    expect(drawer.queryByRole('button', { name: 'Undo this import' })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Download the rows not imported' }));
    expect(await drawer.findByText('rejected-orders.csv is in your downloads.')).toBeTruthy();
    expect(saved).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(app.location()).toBe('/importhistory'));
  });

  it('offers to undo an import whose rows the server does not count, and none that made nothing', async () => {
    const uncounted = { id: done.id, fileName: done.fileName };
    api.use(answer('http://import.test/api/import/1', { data: uncounted }));
    const { unmount } = show('/importhistory?import=1');
    expect(await screen.findByRole('button', { name: 'Undo this import' })).toBeTruthy();
    unmount();
    api.use(answer('http://import.test/api/import/1', { data: { ...done, createdCount: 0 } }));
    show('/importhistory?import=1');
    expect(await screen.findByText('1,204')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });

  it('undoes an import after a question, and says what stands against it', async () => {
    const sentence = 'This import cannot be undone. Printed since: Pen. Nothing was deleted.';
    api.fail('DELETE http://import.test/api/import/1', 409, sentence);
    const app = show('/importhistory?import=1');
    await press('Undo this import');
    const question = within(screen.getByRole('group', { name: 'Undo the import of Artikel.csv?' }));
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Keep it' }));
    expect(question.getByText(/1,200 articles created by this import will be deleted/)).toBeTruthy();
    expect(question.getByText('Changes to existing records are kept.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Undo this import' }));
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).toBeTruthy();
    api.answer('DELETE http://import.test/api/import/1');
    api.answer('http://import.test/api/import/1', {
      data: { ...done, state: 'Undone', undoneBy: 'Mateo Silva', undoneAt: '2026-11-21T08:00:00Z' },
    });
    await userEvent.click(question.getByRole('button', { name: 'Undo this import' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await app.client.invalidateQueries();
    expect(await screen.findByText(/by Mateo Silva/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });

  it('cancels an import that waits', async () => {
    api.use(
      answer('http://import.test/api/import/1', { data: { ...done, state: 'Waiting', createdCount: 0 } }),
      answer('DELETE http://import.test/api/import/1', {}),
    );
    show('/importhistory?import=1');
    expect(await screen.findByText(/The server is working on it/)).toBeTruthy();
    await press('Cancel this import');
    expect(screen.getByText('It has not started yet. Nothing will be imported.')).toBeTruthy();
    await press('Keep it');
    expect(button('Cancel this import')).toBeTruthy();
  });

  it('says that nothing was imported yet, with the one thing to do', async () => {
    api.answer('http://import.test/api/import/importHistory', { data: [], total: 0 });
    show();
    expect(await screen.findByText(/Nothing has been imported yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Import data' })).toHaveLength(2);
  });

  it('says where importing is not part of the subscription', async () => {
    api.answer('features', { data: { importEnabled: false } });
    show();
    expect(await screen.findByText('Importing is not part of your subscription.')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the import history cannot be read (%i)', async (status, words) => {
    api.fail('http://import.test/api/import/importHistory', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([404, 501])(
    'is undone from the history where the server has no call for one import (%i)',
    async (status) => {
      api.fail('http://import.test/api/import/1', status, 'There is nothing at this address.');
      api.answer('DELETE http://import.test/api/import/1');
      show('/importhistory?import=1');
      await press('Undo this import');
      await userEvent.click(
        (await screen.findAllByRole('button', { name: 'Undo this import' })).at(-1) ?? document.body,
      );
      await waitFor(() => expect(api.sentTo('DELETE http://import.test/api/import/1')).toHaveLength(1));
    },
  );

  it('says that a server does not tell about single imports', async () => {
    api.fail('http://import.test/api/import/99', 404, 'There is nothing at this address.');
    show('/importhistory?import=99');
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
