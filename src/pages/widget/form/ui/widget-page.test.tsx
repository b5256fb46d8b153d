import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
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
import {
  apiUrl,
  button,
  choose,
  expectAccessible,
  findButton,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { WidgetPage } from './widget-page';

const kept: KeptWidgets = { widgets: [] };
withEmptyWidgetStore();
const api = mockApi(
  ...widgetServer(kept),
  ...articleHandlers([buildArticle({ id: 11, name: 'Oat biscuits' })]),
);
// Loads lazy parts of the screen before the first test, since loading them is not what is tested.
beforeAll(async () => {
  await Promise.all([
    import('./add-widget-screen'),
    import('./edit-widget-screen'),
    import('./article-fields'),
    import('./variable-list'),
    import('./audience-fields'),
  ]);
});
beforeEach(() => {
  kept.widgets = [returns, shelf];
});

const show = (edited: string) =>
  renderPage(<WidgetPage />, {
    path: `/admin/widgets?open=${edited}`,
    route: '/admin/widgets',
    as: administrator,
  });
const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

// Long timeout: the form is long, and searching for its parts by role takes time.
describe('a new widget', { timeout: 90_000 }, () => {
  it('is added as it was entered, and its card is shown meanwhile', async () => {
    const app = show('new');
    await userEvent.type(await field('Name'), 'Relabel');
    await userEvent.click(screen.getByRole('radio', { name: 'qrcode' }));
    await userEvent.click(screen.getByRole('radio', { name: '4 columns' }));
    await choose('Label', 'Shelf label');
    await choose('Printer', 'Packing line');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find the predefined article' }), 'oat');
    await userEvent.click(await screen.findByRole('option', { name: /Oat biscuits/ }));
    await press('Add Organic');
    await userEvent.click(screen.getByRole('radio', { name: 'Only these groups and people' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Packing' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pim Packer' }));

    const card = preview();
    expect(card.getByText('Relabel')).toBeTruthy();
    expect(card.getByText('Shelf label')).toBeTruthy();
    expect(card.getByText('Oat biscuits')).toBeTruthy();
    expect(await card.findByText('Organic')).toBeTruthy();
    expect(card.getByText('Print').closest('[inert]')).not.toBeNull();
    await expectAccessible();

    await press('Add widget');
    await waitFor(() => expect(app.location()).toBe('/admin/widgets'));
    expect(api.written()).toEqual([
      {
        call: 'POST widgets',
        body: {
          name: 'Relabel',
          icon: 'qrcode',
          labelId: 5,
          printerId: 9,
          variables: [{ name: 'organic', label: 'Organic', required: false, type: 'checkbox', options: [] }],
          articleMode: 'groupOnly',
          clearInputAfterPrint: true,
          predefinedArticleId: 11,
          defaultQuantity: 1,
          width: 4,
          assignedTo: [
            { type: 'group', id: 2 },
            { type: 'user', id: 2 },
          ],
          localId: expect.stringMatching(/^local-/),
        },
      },
    ]);
    expect(kept.widgets).toMatchObject([{ name: 'Returns' }, { name: 'Shelf price' }, { name: 'Relabel' }]);
  });

  it('says what is missing once it was tried, and puts the cursor there', async () => {
    show('new');
    await field('Name');
    await press('Add a field');
    await userEvent.click(await screen.findByRole('radio', { name: 'Only these groups and people' }));
    await press('Add widget');
    expect(screen.getByText('Give the widget a name.', { selector: '[role=alert]' })).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Name')));
    expect(screen.getByText('Enter the label variable that this field fills in.')).toBeTruthy();
    expect(
      await screen.findByText('Choose at least one group or person, or give it to everybody.'),
    ).toBeTruthy();
    expect(api.written()).toEqual([]);
  });

  it('is not made twice when only the answer was lost', async () => {
    let answers = 0;
    api.use(
      http.post(apiUrl('widgets'), () => {
        answers += 1;
        return answers === 1 ? HttpResponse.error() : HttpResponse.json({ data: { id: 90 } });
      }),
    );
    const app = show('new');
    await userEvent.type(await field('Name'), 'Once');
    await press('Add widget');
    expect(await screen.findByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect((await field('Name')).value).toBe('Once');
    await press('Add widget');
    await waitFor(() => expect(app.location()).toBe('/admin/widgets'));
    const ids = api.written().map(({ body }) => (body as { localId: string }).localId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('cannot be added at the limit of the subscription, and that is said before', async () => {
    api.answer('subscription', { data: { type: 'Standard', maxWidgets: 2 } });
    show('new');
    await userEvent.type(await field('Name'), 'One more');
    const sentence =
      '2 of 2 widgets in your subscription are in use. No more widgets can be added. Delete one, or choose a larger subscription.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    await press('Add widget');
    expect(screen.getByText(sentence, { selector: '[role=alert]' })).toBeTruthy();
    expect(api.written()).toEqual([]);
  });

  it('is kept in this browser where the server keeps no widgets', async () => {
    api.use(keepsNoWidgets());
    const app = show('new');
    await userEvent.type(await field('Name'), 'Here');
    await press('Add widget');
    await waitFor(() => expect(app.location()).toBe('/admin/widgets'));
    expect(useWidgetStore.getState().widgets['7']).toMatchObject([{ name: 'Here', width: 2 }]);
    expect(localStorage.getItem('platen-widgets')).toContain('"name":"Here"');
  });

  it('says so when its default article cannot be made, and takes the one that can', async () => {
    api.answer('POST articles', { data: { id: 12, name: 'Blank label' } });
    api.failOnce('POST articles', 422, 'The name is taken.');
    show('new');
    await userEvent.type(await field('Or create a new article'), 'Blank label');
    await press('Create article');
    const alert = await screen.findByRole('alert', {
      name: 'Could not create default article for widget printing',
    });
    expect(alert.textContent).toContain('The name is taken.');
    await press('Create article');
    expect(await findButton('Remove')).toBeTruthy();
    expect(preview().getByText('Blank label')).toBeTruthy();
  });
});

it('says that a default article was made where nobody can tell which one it is', async () => {
  api.done('POST articles');
  api.fail('articles/name', 500, 'No');
  show('new');
  await userEvent.type(await field('Or create a new article'), 'Blank label');
  await press('Create article');
  expect(await screen.findByText('“Blank label” was created. Find it with the search above.')).toBeTruthy();
  expect(screen.queryByText('Could not create default article for widget printing')).toBeNull();
});

describe('a widget that is there', { timeout: 90_000 }, () => {
  const { localId: _local, favorite: _favorite, favoriteFor: _for, ...saved } = returns;

  it('is changed over the revision it had', async () => {
    show('3');
    const name = await field('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Returns desk');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    const { id, labelName, printerName, printerDisplayName, predefinedArticle, ...fields } = saved;
    expect(api.written()).toEqual([
      { call: 'PUT widgets/3', body: { ...fields, name: 'Returns desk', predefinedArticleId: null } },
    ]);
    expect([id, labelName, printerName, printerDisplayName, predefinedArticle]).toHaveLength(5);
  });

  it('orders its fields, drops one, and lets people choose', async () => {
    show('3');
    await press('Add Organic');
    await press('Move Organic up');
    expect(document.activeElement).toBe(button('Move Organic up'));
    const lot = within(screen.getByRole('group', { name: 'Lot number' }));
    await userEvent.selectOptions(lot.getByRole('combobox', { name: 'Type' }), 'Drop-down list');
    await userEvent.type(lot.getByRole('textbox', { name: 'Choices' }), 'A1 | Shift one{Enter}B2');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toMatchObject([
      {
        body: {
          variables: [
            { name: 'organic', type: 'checkbox' },
            {
              name: 'lot',
              type: 'select',
              options: [
                { value: 'A1', label: 'Shift one' },
                { value: 'B2', label: 'B2' },
              ],
            },
          ],
        },
      },
    ]);
    await press('Remove Lot number');
    expect(screen.queryByRole('group', { name: 'Lot number' })).toBeNull();
    expect(button('Add Lot number')).toBeTruthy();
  });

  it('keeps what was entered over a reload, and asks before it is lost', async () => {
    const app = show('3');
    await userEvent.type(await field('Name'), '!');
    app.unmount();
    const again = show('3');
    expect((await field('Name')).value).toBe('Returns!');
    expect(screen.getByText('Your unsaved entries are back. They are not saved yet.')).toBeTruthy();
    await press('Cancel');
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
    await press('Discard changes');
    await waitFor(() => expect(again.location()).toBe('/admin/widgets'));
  });

  it('leaves without a question when nothing was changed', async () => {
    const app = show('3');
    await field('Name');
    await press('Cancel');
    await waitFor(() => expect(app.location()).toBe('/admin/widgets'));
  });

  it('is deleted after a question', async () => {
    const app = show('3');
    await press('Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete Returns?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Returns was deleted/)).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE widgets/3', body: undefined }]);
    await press('Go now');
    expect(app.location()).toBe('/admin/widgets');
    expect(kept.widgets).toMatchObject([{ name: 'Shelf price' }]);
  });

  it('says who else changed the widget meanwhile, and keeps what was entered', async () => {
    const Message =
      'This widget was changed meanwhile by Åsa Öberg. Load it again to see the change, then make yours.';
    api.fail('PUT widgets/3', 409, Message);
    show('3');
    await userEvent.type(await field('Name'), '!');
    await press('Save');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect((await field('Name')).value).toBe('Returns!');
  });

  it('does not save a widget of this browser over the change of another tab', async () => {
    api.use(keepsNoWidgets());
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Mine', revision: 1 })]);
    show('local-a');
    await userEvent.type(await field('Name'), '!');
    keepWidgets('7', [buildWidget({ id: 'local-a', name: 'Theirs', revision: 2 })]);
    await press('Save');
    expect(await screen.findByText(/^This widget was changed in another tab/)).toBeTruthy();
    expect(useWidgetStore.getState().widgets['7']).toMatchObject([{ name: 'Theirs' }]);
  });

  it('names a group and a person that are gone, and lets go of them', async () => {
    kept.widgets = [
      buildWidget({
        id: 3,
        name: 'Orphan',
        icon: 'rocket',
        assignedTo: [
          { type: 'group', id: 66 },
          { type: 'user', id: 2 },
        ],
      }),
    ];
    show('3');
    const gone = await screen.findByRole('checkbox', { name: 'Deleted group' });
    expect(gone).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'rocket' })).toHaveProperty('checked', true);
    await userEvent.click(gone);
    await press('Save');
    await waitFor(() =>
      expect(api.written()).toMatchObject([
        { body: { icon: 'rocket', assignedTo: [{ type: 'user', id: 2 }] } },
      ]),
    );
  });

  it('says that the widget is not there', async () => {
    show('999');
    expect(await screen.findByText('Widget not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all widgets' })).toBeTruthy();
  });
});
