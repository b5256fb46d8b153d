import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { ImportHistoryPage } from './import-history-page';

const answer = (path: string, body: object, status = 200) =>
  http.get(`http://${path.startsWith('import/') ? 'import' : 'api'}.test/api/${path}`, () =>
    HttpResponse.json(body, { status }),
  );

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

const server = setupServer(
  answer('features', { data: { importEnabled: true } }),
  answer('preferences/userSettings', { data: {} }),
  answer('import/importHistory', { data: [failed, done], total: 2 }),
  answer('import/1', { data: done }),
  answer('import/2', { data: failed }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const show = (path = '/importhistory') =>
  renderWith(
    <main>
      <ImportHistoryPage />
    </main>,
    { path, route: '/importhistory', token: buildToken({ UserRole: ['DataImporter'] }) },
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') ?? document.createElement('tr');

describe('the import history', () => {
  it('shows files, people, states and counts', async () => {
    show();
    const row = await rowOf('Artikel.csv');
    for (const words of ['Articles', 'Imported', 'Astrid Holm'])
      expect(within(row).getByText(words)).toBeTruthy();
    expect(
      within(row).getByText('1,200 created, 2 changed, 1 left as they were, 1 row not imported'),
    ).toBeTruthy();
    const other = await rowOf('orders.csv');
    expect(within(other).getByText('Failed')).toBeTruthy();
    expect(within(other).getByText('37 rows are faulty.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Import data' }).getAttribute('href')).toBe('/importdata');
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('asks again while something is under way, and stops when it is over', async () => {
    let calls = 0;
    server.use(
      http.get('http://import.test/api/import/importHistory', () => {
        calls += 1;
        const state = calls === 1 ? 'Running' : 'Done';
        return HttpResponse.json({ data: [{ ...done, state }], total: 1 });
      }),
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    expect(await screen.findByText('Importing')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText('Imported')).toBeTruthy();
    const asked = calls;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toBe(asked);
  });

  it('opens one beside the list, says why it failed, and gives its rows', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    server.use(
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
    vi.restoreAllMocks();
  });

  it('undoes one after a question, and says what stands against it', async () => {
    const sentence = 'This import cannot be undone. Printed since: Pen. Nothing was deleted.';
    let isFree = false;
    server.use(
      http.delete('http://import.test/api/import/1', () =>
        isFree ? HttpResponse.json({}) : HttpResponse.json({ Message: sentence }, { status: 409 }),
      ),
    );
    const app = show('/importhistory?import=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
    const question = within(screen.getByRole('group', { name: 'Undo the import of Artikel.csv?' }));
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Keep it' }));
    expect(question.getByText(/1,200 articles that it created will be deleted/)).toBeTruthy();
    expect(question.getByText('What it changed stays as it is now.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Undo this import' }));
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).toBeTruthy();
    isFree = true;
    server.use(
      answer('import/1', {
        data: { ...done, state: 'Undone', undoneBy: 'Mateo Silva', undoneAt: '2026-11-21T08:00:00Z' },
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Undo this import' }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    await app.client.invalidateQueries();
    expect(await screen.findByText(/by Mateo Silva/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });

  it('cancels one that waits', async () => {
    server.use(
      answer('import/1', { data: { ...done, state: 'Waiting', createdCount: 0 } }),
      http.delete('http://import.test/api/import/1', () => HttpResponse.json({})),
    );
    show('/importhistory?import=1');
    expect(await screen.findByText(/The server is working on it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this import' }));
    expect(screen.getByText('It has not begun yet; nothing of it will be imported.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('button', { name: 'Cancel this import' })).toBeTruthy();
  });

  it('says that nothing was imported yet, with the one thing to do', async () => {
    server.use(answer('import/importHistory', { data: [], total: 0 }));
    show();
    expect(await screen.findByText(/Nothing was imported yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Import data' })).toHaveLength(2);
  });

  it('says where it is not part of the subscription', async () => {
    server.use(answer('features', { data: { importEnabled: false } }));
    show();
    expect(await screen.findByText('Importing is not part of your subscription.')).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('that cannot be read (%i) says why', async (status, words) => {
    server.use(answer('import/importHistory', { Message: 'Broken' }, status));
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says that a server does not tell about single imports', async () => {
    server.use(answer('import/1', { Message: 'There is nothing at this address.' }, 404));
    show('/importhistory?import=1');
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
