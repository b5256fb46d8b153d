import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { keepWidgets, useWidgetStore } from '@/entities/widget';
import {
  buildWidget,
  noWidgetHandlers,
  widgetHandlers,
  withEmptyWidgetStore,
} from '@/entities/widget/index.testing';
import { answer, findButton, mockApi, press, renderWith } from '@/shared/testing';
import type { Print } from '../model/print-result';
import type { PrintJobComponent } from './widget-deck';
import { WidgetStrip } from './widget-strip';

const mia = { userId: '42', email: 'mia@demo.test', organizationId: '7', groups: ['1'] };
const five = [1, 2, 3, 4, 5].map((id) => buildWidget({ id, name: `Widget ${id}`, favorite: id < 5 }));
const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
withEmptyWidgetStore();
const api = mockApi();
const print = vi.fn<Print>();

beforeEach(() => {
  print.mockReset().mockResolvedValue({ ok: true });
});

const PrintJob: PrintJobComponent = ({ children }) =>
  children({ print, progress: null, standing: '', isOutOfPrints: false });
const show = () => renderWith(<WidgetStrip user={mia} printJob={PrintJob} />, { route: '/', path: '/' });
const names = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
/** Types keys like a scanner: all within the same few milliseconds. */
const scan = (code: string) => {
  for (const key of [...code.split(''), 'Enter'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

describe('the favorites strip', () => {
  it('shows the top three under its title, with the way to all', async () => {
    api.use(...widgetHandlers(five));
    const app = show();
    expect(screen.getByRole('heading', { name: 'My Favorite Widgets' })).toBeTruthy();
    expect(await names()).toEqual(['Widget 1', 'Widget 2', 'Widget 3']);
    await userEvent.click(screen.getByRole('link', { name: 'See all widgets...' }));
    expect(app.location()).toBe('/widgets');
  });

  it('says in words that there are none', async () => {
    api.use(...widgetHandlers([buildWidget()]));
    show();
    expect(await screen.findByText(/No favorites yet/)).toBeTruthy();
  });

  it('says that the widgets could not be loaded, and loads them again', async () => {
    api.fail('widgets', 500, 'Broken');
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Broken');
    api.use(...widgetHandlers(five));
    await press('Try again');
    expect(await names()).toHaveLength(3);
  });

  it('takes a favorite away and tells the server', async () => {
    api.use(...widgetHandlers(five.slice(0, 2)));
    show();
    const heart = await findButton('Remove Widget 1 from favorites');
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(heart);
    await waitFor(async () => expect(await names()).toEqual(['Widget 2']));
    await waitFor(() => expect(useWidgetStore.getState().choices['7/42']).toEqual({}));
    expect(await names()).toEqual(['Widget 2']);
  });

  it('brings a favorite back that the server would not take away', async () => {
    api.use(answer('PUT widgets/1/favorite', {}, 409), ...widgetHandlers(five.slice(0, 2)));
    show();
    await press('Remove Widget 1 from favorites');
    await waitFor(async () => expect(await names()).toEqual(['Widget 1', 'Widget 2']));
  });

  it('works from this browser alone where the server knows no widgets', async () => {
    api.use(...noWidgetHandlers());
    keepWidgets('7', [buildWidget({ id: 'own-1', name: 'Mine', favorite: true })]);
    show();
    await press('Remove Mine from favorites');
    expect(await screen.findByText(/No favorites yet/)).toBeTruthy();
    expect(useWidgetStore.getState().choices['7/42']).toEqual({ 'own-1': false });
  });

  it('sends a scan from anywhere to the active card, and its Enter presses nothing', async () => {
    api.use(...widgetHandlers(five), ...articleHandlers([oats]));
    show();
    await names();
    const cards = screen.getAllByRole('form');
    act(() =>
      within(cards[1] ?? document.body)
        .getByRole('button', { name: 'Print' })
        .focus(),
    );
    scan('4006381333931');
    expect(await within(cards[1] ?? document.body).findByText('Selected article')).toBeTruthy();
    scan('4006381333931');
    expect(print).not.toHaveBeenCalled();
    expect(screen.queryAllByRole('alert')).toHaveLength(0);
  });
});
