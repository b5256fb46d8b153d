import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { useWidgetStore } from '@/entities/widget';
import {
  withEmptyWidgetStore,
  administrator,
  keepsNoWidgets,
  returns,
  shelf,
  widgetServer,
  type KeptWidgets,
} from '@/entities/widget/index.testing';
import { answer, apiUrl, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { WidgetAdministrationPage } from './widget-administration-page';

const kept: KeptWidgets = { widgets: [] };
withEmptyWidgetStore();
const api = mockApi(
  ...widgetServer(kept),
  ...articleHandlers([buildArticle({ id: 11, name: 'Oat biscuits' })]),
);
// Loads lazy parts of the screen before the first test, since loading them is not what is tested.
beforeAll(async () => {
  await Promise.all([import('./import-dialog'), import('../model/read-import')]);
});
beforeEach(() => {
  kept.widgets = [returns, shelf];
});

const show = () =>
  renderPage(<WidgetAdministrationPage />, {
    path: '/admin/widgets',
    route: '/admin/widgets',
    as: administrator,
  });
/** Files that Export passes to the browser. */
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
    await screen.findByLabelText('Choose a widget file'),
    new File([content], 'widgets.json', { type: 'application/json' }),
  );
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import widgets' }));
const roomFor = (maxWidgets: number) => answer('subscription', { data: { type: 'Standard', maxWidgets } });

describe('a file of the widgets', () => {
  it('is written, and adds the same widgets elsewhere', async () => {
    api.use(roomFor(10));
    show();
    await take(await exported());
    const shown = await dialog();
    expect(await shown.findByText('2 widgets will be added.')).toBeTruthy();
    await expectAccessible();
    await userEvent.click(shown.getByRole('button', { name: 'Add 2 widgets' }));
    expect(await shown.findByText('2 widgets were added.')).toBeTruthy();
    expect(api.written()).toMatchObject([
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
    expect(shown.getByText(/^2 of 3 widgets in your subscription are in use/)).toBeTruthy();
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(add);
    expect(api.written()).toEqual([]);
  });

  it('says how far it came when the server stops taking widgets, and goes on without adding twice', async () => {
    api.use(roomFor(10));
    show();
    await take(await exported());
    let calls = 0;
    api.use(
      http.post(apiUrl('widgets'), () => {
        calls += 1;
        return calls === 2 ? HttpResponse.json({ Message: 'Not now.' }, { status: 503 }) : undefined;
      }),
    );
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: 'Add 2 widgets' }));
    expect((await shown.findByRole('alert')).textContent).toBe('1 of 2 were added. Not now.');
    await userEvent.click(shown.getByRole('button', { name: 'Add the rest' }));
    expect(await shown.findByText('2 widgets were added.')).toBeTruthy();
    expect(api.written().map(({ body }) => (body as { name: string }).name)).toEqual([
      'Returns',
      'Shelf price',
      'Shelf price',
    ]);
  });

  it('adds nothing from a file of something else, and says why', async () => {
    show();
    await take('<script>');
    const alert = await screen.findByRole('alert', { name: 'Nothing was imported.' });
    expect(alert.textContent).toContain('This is not a widget file.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is kept in this browser where the server keeps no widgets', async () => {
    api.use(roomFor(10));
    show();
    const content = await exported();
    api.use(keepsNoWidgets());
    await take(content);
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('button', { name: 'Add 2 widgets' }));
    expect(await shown.findByText('2 widgets were added.')).toBeTruthy();
    expect(
      useWidgetStore.getState().widgets['7']?.filter(({ id }) => String(id).startsWith('local-')),
    ).toMatchObject([{ name: 'Returns' }, { name: 'Shelf price' }]);
  });
});
