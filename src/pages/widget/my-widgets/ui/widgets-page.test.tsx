import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  buildWidget,
  noWidgetHandlers,
  widgetHandlers,
  withEmptyWidgetStore,
} from '@/entities/widget/index.testing';
import { button, findButton, mockApi, press, renderWith } from '@/shared/testing';
import { WidgetsPage } from './widgets-page';

withEmptyWidgetStore();
const api = mockApi();

const show = (path = '/widgets') => renderWith(<WidgetsPage />, { path, as: { UserId: 42, groups: [1] } });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

const many = [1, 2, 3, 4].map((id) => buildWidget({ id, name: `W${id}`, favorite: id < 4 }));

describe('the widgets page', () => {
  it('lists every widget the person sees, with a way to print from each', async () => {
    api.use(
      ...widgetHandlers([
        buildWidget({ id: 'a/b', name: 'Mine', labelName: '', printerDisplayName: 'Dock 3' }),
        buildWidget({ id: 3, name: 'Theirs', assignedTo: [{ type: 'group', id: 9 }] }),
      ]),
    );
    show();
    const link = await screen.findByRole('link', { name: 'Print with Mine' });
    expect(link.getAttribute('href')).toBe('/quickprint?widget=a%2Fb');
    expect(names()).toEqual(['Mine']);
    expect(screen.getByRole('cell', { name: '-' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Dock 3' })).toBeTruthy();
  });

  it('counts favorites, stops at three, says why, and always takes one away', async () => {
    api.use(...widgetHandlers(many));
    show();
    expect(await screen.findByText('3 of 3 favorites')).toBeTruthy();
    const heart = button('Add W4 to favorites');
    await userEvent.click(heart);
    expect(screen.getByText('3 of 3 favorites')).toBeTruthy();
    await userEvent.hover(heart);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Maximum 3 favorites allowed');
    await press('Remove W1 from favorites');
    expect(await screen.findByText('2 of 3 favorites')).toBeTruthy();
  });

  it('finds by the address, counts the favorites that are hidden, and leads back to all', async () => {
    api.use(...widgetHandlers(many));
    const { location } = show('/widgets?q=w4');
    await screen.findByRole('link', { name: 'Print with W4' });
    expect(names()).toEqual(['W4']);
    expect(button('Add W4 to favorites').getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search widgets' }), ' nowhere');
    expect(await screen.findByText('No widgets found for “w4 nowhere”.')).toBeTruthy();
    await press('Show all widgets');
    expect(names()).toEqual(['W1', 'W2', 'W3', 'W4']);
    expect(location()).toBe('/widgets');
  });

  it('says in words that there are none', async () => {
    api.use(...noWidgetHandlers());
    show();
    expect(await screen.findByText(/No widgets yet/)).toBeTruthy();
  });

  it('says when they cannot be fetched, and fetches them again', async () => {
    api.answer('widgets', {}, 500);
    show();
    const retry = await findButton(/Try again/);
    api.use(...widgetHandlers(many));
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Print with W1' })).toBeTruthy();
  });
});
