import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepWidgets, useWidgetStore } from '@/entities/widget';
import {
  buildWidget,
  withEmptyWidgetStore,
  administrator,
  keepsNoWidgets,
  returns,
  shelf,
  widgetServer,
  type KeptWidgets,
} from '@/entities/widget/index.testing';
import { button, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { WidgetAdministrationPage } from './widget-administration-page';

const kept: KeptWidgets = { widgets: [] };
withEmptyWidgetStore();
const api = mockApi(...widgetServer(kept));
beforeEach(() => {
  kept.widgets = [returns, shelf];
});

const show = () =>
  renderPage(<WidgetAdministrationPage />, {
    path: '/admin/widgets',
    route: '/admin/widgets',
    as: administrator,
  });
const names = async () => {
  const list = await screen.findByRole('list', { name: 'Widgets in order' });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('the widgets of an organisation', () => {
  it('lists widgets in their order, with what they print and whom they are for', async () => {
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
      await screen.findByText('2 of 3 widgets in your subscription are in use. There is room for 1 more.'),
    ).toBeTruthy();
    await expectAccessible();
  });

  it('moves widgets by their buttons, which keep the focus, and tells the server', async () => {
    show();
    await press('Move Returns down');
    await waitFor(async () => expect(await names()).toEqual(['Shelf price', 'Returns']));
    expect(document.activeElement).toBe(button('Move Returns down'));
    expect(screen.getByText('Returns is now 2 of 2.')).toBeTruthy();
    await waitFor(() =>
      expect(api.written()).toEqual([{ call: 'PUT widgets/order', body: { ids: [4, 3] } }]),
    );
    await press('Move Returns down');
    expect(api.written()).toHaveLength(1);
  });

  it('leaves widgets as before when the server refuses their new order, and says why', async () => {
    const Message = 'Widgets were added or deleted meanwhile. Load the list again, then put it in order.';
    api.fail('PUT widgets/order', 409, Message);
    show();
    await press('Move Shelf price up');
    expect((await screen.findByRole('alert')).textContent).toBe(`The order was not saved. ${Message}`);
    await waitFor(async () => expect(await names()).toEqual(['Returns', 'Shelf price']));
  });

  it('keeps widgets in this browser too, and lets go of what was deleted on the server', async () => {
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

  it('says that there is no widget yet, and that the limit is reached', async () => {
    kept.widgets = [];
    show();
    expect(await screen.findByText('There are no widgets yet.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add widget' })).toHaveLength(2);
  });

  it.each([
    [
      { type: 'Standard', widgetsEnabled: true, maxWidgets: 2 },
      '2 of 2 widgets in your subscription are in use. No more widgets can be added. Delete one, or choose a larger subscription.',
    ],
    [
      { type: 'Free', widgetsEnabled: false },
      'Your subscription does not include widgets. A larger one does.',
    ],
  ])('tells what the subscription has room for: %j', async (data, sentence) => {
    api.answer('subscription', { data });
    show();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says when widgets cannot be loaded, and loads them again', async () => {
    api.fail('widgets', 500, 'Broken');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Broken');
    api.reset();
    await press('Try again');
    expect(await names()).toEqual(['Returns', 'Shelf price']);
  });
});

describe('where the server keeps no widgets', () => {
  it('keeps widgets in this browser where the server keeps none, says so, and puts them in order', async () => {
    api.use(keepsNoWidgets());
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'A' }), buildWidget({ id: 'local-b', name: 'B' })]);
    show();
    expect(await names()).toEqual(['A', 'B']);
    expect(
      screen.getByText(
        'This server does not store widgets: they are kept in this browser only. Export them to use them elsewhere.',
      ),
    ).toBeTruthy();
    await press('Move B up');
    await waitFor(async () => expect(await names()).toEqual(['B', 'A']));
    expect(useWidgetStore.getState().widgets['7']?.map(({ id }) => id)).toEqual(['local-b', 'local-a']);
    expect(api.written()).toEqual([]);
  });

  it('sends the widgets of this browser as soon as a server keeps some', async () => {
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Mine' })]);
    const app = show();
    expect(
      await screen.findByText('1 widget is only in this browser: nobody else sees it yet.', {
        exact: false,
      }),
    ).toBeTruthy();
    expect(screen.getByText('Only in this browser')).toBeTruthy();
    await press('Send to the server');
    await waitFor(() =>
      expect(api.written()).toMatchObject([
        { call: 'POST widgets', body: { name: 'Mine', localId: 'local-a' } },
      ]),
    );
    await app.client.invalidateQueries();
    expect(await screen.findByText('1 widget was sent.')).toBeTruthy();
    await waitFor(() =>
      expect(useWidgetStore.getState().widgets['7']?.some(({ id }) => id === 'local-a')).toBe(false),
    );
    expect(await names()).toEqual(['Returns', 'Shelf price', 'Mine']);
  });

  it('says why not all widgets were sent', async () => {
    const Message = 'The subscription allows 2 widgets, and all are in use.';
    api.fail('POST widgets', 409, Message);
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Mine' })]);
    show();
    await press('Send to the server');
    expect(await screen.findByText(`Not all of them were sent. ${Message}`, { exact: false })).toBeTruthy();
    expect(await names()).toEqual(['Returns', 'Shelf price', 'Mine']);
  });
});
