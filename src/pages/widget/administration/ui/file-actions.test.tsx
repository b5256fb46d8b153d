import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWidgetStore } from '@/entities/widget';
import { renderWith } from '@/shared/testing';
import {
  administrator,
  kept,
  keepsNoWidgets,
  returns,
  sent,
  shelf,
  widgetHouse,
} from '../testing/widget-house';
import { WidgetAdministrationPage } from './widget-administration-page';

const server = setupServer(...widgetHouse());
// What the screen fetches late is there before the first test: fetching it is not what is tested.
beforeAll(async () => {
  await Promise.all([import('./widget-list'), import('./import-dialog'), import('../model/read-import')]);
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  kept.widgets = [returns, shelf];
  useWidgetStore.setState({ widgets: {}, choices: {} });
});
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const show = () =>
  renderWith(
    <main>
      <WidgetAdministrationPage />
    </main>,
    { path: '/admin/widgets', route: '/admin/widgets', token: administrator },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** What Export hands to the browser. */
async function exported(): Promise<string> {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:test';
  });
  await press('Export');
  await waitFor(() => expect(blobs).toHaveLength(1));
  return blobs[0]?.text() ?? '';
}
const take = async (content: string) =>
  userEvent.upload(
    await screen.findByLabelText('Choose a file of widgets'),
    new File([content], 'widgets.json', { type: 'application/json' }),
  );
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import widgets' }));
const roomFor = (maxWidgets: number) =>
  http.get('http://api.test/api/subscription', () =>
    HttpResponse.json({ data: { type: 'Standard', maxWidgets } }),
  );

describe('a file of the widgets', () => {
  it('is written, and adds the same widgets elsewhere', async () => {
    server.use(roomFor(10));
    show();
    await take(await exported());
    const shown = await dialog();
    expect(await shown.findByText('2 widgets will be added.')).toBeTruthy();
    expect((await axe.run(document.body)).violations).toEqual([]);
    await userEvent.click(shown.getByRole('button', { name: 'Add 2 widgets' }));
    expect(await shown.findByText('2 widgets were added.')).toBeTruthy();
    expect(sent).toMatchObject([
      {
        call: 'POST widgets',
        body: { name: 'Returns', labelId: 5, printerId: 9, width: 3, assignedTo: [{ type: 'group', id: 2 }] },
      },
      { call: 'POST widgets', body: { name: 'Shelf price', labelId: null } },
    ]);
  });

  it('is not taken over the limit, which is said before', async () => {
    show();
    await take(await exported());
    const shown = await dialog();
    const add = await shown.findByRole('button', { name: 'Add 2 widgets' });
    expect(shown.getByText(/^2 of 3 widgets of the subscription are in use/)).toBeTruthy();
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(add);
    expect(sent).toEqual([]);
  });

  it('that the server stops taking says how far it came, and goes on without adding twice', async () => {
    server.use(roomFor(10));
    show();
    await take(await exported());
    let calls = 0;
    server.use(
      http.post('http://api.test/api/widgets', () => {
        calls += 1;
        return calls === 2 ? HttpResponse.json({ Message: 'Not now.' }, { status: 503 }) : undefined;
      }),
    );
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: 'Add 2 widgets' }));
    expect((await shown.findByRole('alert')).textContent).toBe('1 of 2 were added. Not now.');
    await userEvent.click(shown.getByRole('button', { name: 'Add the rest' }));
    expect(await shown.findByText('2 widgets were added.')).toBeTruthy();
    expect(sent.map(({ body }) => (body as { name: string }).name)).toEqual(['Returns', 'Shelf price']);
  });

  it('of something else adds nothing and says why', async () => {
    show();
    await take('<script>');
    const alert = await screen.findByRole('alert', { name: 'Nothing of it was imported.' });
    expect(alert.textContent).toContain('This is no file of widgets.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is kept in this browser where the server keeps no widgets', async () => {
    server.use(roomFor(10));
    show();
    const content = await exported();
    server.use(keepsNoWidgets());
    await take(content);
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: 'Add 2 widgets' }));
    expect(await shown.findByText('2 widgets were added.')).toBeTruthy();
    expect(
      useWidgetStore.getState().widgets['7']?.filter(({ id }) => String(id).startsWith('local-')),
    ).toMatchObject([{ name: 'Returns' }, { name: 'Shelf price' }]);
  });
});
