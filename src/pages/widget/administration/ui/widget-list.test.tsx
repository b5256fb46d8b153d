import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepWidgets, useWidgetStore } from '@/entities/widget';
import { buildWidget } from '@/entities/widget/index.testing';
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
  await import('./widget-list');
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  kept.widgets = [returns, shelf];
  useWidgetStore.setState({ widgets: {}, choices: {} });
});
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

const show = () =>
  renderWith(
    <main>
      <WidgetAdministrationPage />
    </main>,
    { path: '/admin/widgets', route: '/admin/widgets', token: administrator },
  );
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Widgets in their order' });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the widgets of an organisation', () => {
  it('stand in their order, with what they print and whom they are for', async () => {
    show();
    expect(await names()).toEqual(['Returns', 'Shelf price']);
    const [first, second] = screen.getAllByRole('listitem');
    await waitFor(() => expect(first?.textContent).toContain('ForPacking'));
    expect(first?.textContent).toContain('LabelShelf label');
    expect(first?.textContent).toContain('PrinterPacking line');
    expect(first?.textContent).toContain('Width3 columns');
    expect(second?.textContent).toContain('Label-');
    expect(second?.textContent).toContain('ForEverybody');
    expect(
      await screen.findByText('2 of 3 widgets of the subscription are in use. There is room for 1 more.'),
    ).toBeTruthy();
    expect((await axe.run(document.body)).violations).toEqual([]);
  });

  it('change places by their buttons, which keep the focus, and the server is told', async () => {
    show();
    await press('Move Returns down');
    await waitFor(async () => expect(await names()).toEqual(['Shelf price', 'Returns']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Returns down' }));
    expect(screen.getByText('Returns is now 2 of 2.')).toBeTruthy();
    await waitFor(() => expect(sent).toEqual([{ call: 'PUT widgets/order', body: { ids: [4, 3] } }]));
    await press('Move Returns down');
    expect(sent).toHaveLength(1);
  });

  it('stand as before when the server refuses their new order, and it says why', async () => {
    const Message = 'Widgets were added or deleted meanwhile. Load the list again, then put it in order.';
    server.use(
      http.put('http://api.test/api/widgets/order', () => HttpResponse.json({ Message }, { status: 409 })),
    );
    show();
    await press('Move Shelf price up');
    expect((await screen.findByRole('alert')).textContent).toBe(`The order was not saved. ${Message}`);
    await waitFor(async () => expect(await names()).toEqual(['Returns', 'Shelf price']));
  });

  it('are kept in this browser too, and what was deleted on the server goes from it', async () => {
    keepWidgets('7', [buildWidget({ id: 77, name: 'Gone' })]);
    show();
    await names();
    await waitFor(() =>
      expect(useWidgetStore.getState().widgets['7']?.map(({ name }) => name)).toEqual([
        'Returns',
        'Shelf price',
      ]),
    );
  });

  it('say that there is none yet, and that the limit is reached', async () => {
    kept.widgets = [];
    show();
    expect(await screen.findByText('There is no widget yet.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add widget' })).toHaveLength(2);
  });

  it.each([
    [
      { type: 'Standard', widgetsEnabled: true, maxWidgets: 2 },
      '2 of 2 widgets of the subscription are in use. No widget more can be added. Delete one, or choose a larger subscription.',
    ],
    [{ type: 'Free', widgetsEnabled: false }, 'The subscription has no widgets. A larger one has.'],
  ])('are told what the subscription has room for: %j', async (data, sentence) => {
    server.use(http.get('http://api.test/api/subscription', () => HttpResponse.json({ data })));
    show();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('say when they cannot be loaded, and are loaded again', async () => {
    server.use(
      http.get('http://api.test/api/widgets', () =>
        HttpResponse.json({ Message: 'Broken' }, { status: 500 }),
      ),
    );
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Broken');
    server.resetHandlers();
    await press('Try again');
    expect(await names()).toEqual(['Returns', 'Shelf price']);
  });
});

describe('where the server keeps no widgets', () => {
  it('this browser does, says so, and puts them in order', async () => {
    server.use(keepsNoWidgets());
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'A' }), buildWidget({ id: 'local-b', name: 'B' })]);
    show();
    expect(await names()).toEqual(['A', 'B']);
    expect(
      screen.getByText(
        'This server keeps no widgets: they are kept in this browser alone. Export them to take them elsewhere.',
      ),
    ).toBeTruthy();
    await press('Move B up');
    await waitFor(async () => expect(await names()).toEqual(['B', 'A']));
    expect(useWidgetStore.getState().widgets['7']?.map(({ id }) => id)).toEqual(['local-b', 'local-a']);
    expect(sent).toEqual([]);
  });

  it('its widgets are sent as soon as a server keeps some', async () => {
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Mine' })]);
    const app = show();
    expect(
      await screen.findByText('1 widget is in this browser alone: nobody else sees it yet.', {
        exact: false,
      }),
    ).toBeTruthy();
    expect(screen.getByText('Only in this browser')).toBeTruthy();
    await press('Send to the server');
    await waitFor(() =>
      expect(sent).toMatchObject([{ call: 'POST widgets', body: { name: 'Mine', localId: 'local-a' } }]),
    );
    await app.client.invalidateQueries();
    expect(await screen.findByText('1 widget was sent.')).toBeTruthy();
    await waitFor(() =>
      expect(useWidgetStore.getState().widgets['7']?.some(({ id }) => id === 'local-a')).toBe(false),
    );
    expect(await names()).toEqual(['Returns', 'Shelf price', 'Mine']);
  });

  it('says why not all of them were sent', async () => {
    const Message = 'The subscription allows 2 widgets, and all are in use.';
    server.use(
      http.post('http://api.test/api/widgets', () => HttpResponse.json({ Message }, { status: 409 })),
    );
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Mine' })]);
    show();
    await press('Send to the server');
    expect(await screen.findByText(`Not all of them were sent. ${Message}`, { exact: false })).toBeTruthy();
    expect(await names()).toEqual(['Returns', 'Shelf price', 'Mine']);
  });
});
