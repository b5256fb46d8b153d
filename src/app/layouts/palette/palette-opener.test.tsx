import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answer, button, field, mockApi, renderWith } from '@/shared/testing';
import { PaletteOpener } from './palette-opener';

mockApi(answer('features', { data: {} }));

beforeAll(async () => {
  // The first import of the palette is slow, since the test runner compiles on demand.
  await import('@/features/command-palette');
});

const SCREENS = [{ title: 'Home', path: '/home', rule: {} }];
const show = () =>
  renderWith(
    <>
      <PaletteOpener screens={SCREENS} />
      <input aria-label="Field" />
    </>,
    { as: 'User', path: '/settings' },
  );
const dialog = () => screen.findByRole('dialog', { name: 'Search and go to' });
const isOpen = () => screen.queryByRole('dialog') !== null;

/** Key event with the given time stamp. */
function press(key: string, atMs: number, facts: KeyboardEventInit = {}) {
  for (const kind of ['keydown', 'keyup']) {
    const event = new KeyboardEvent(kind, { key, bubbles: true, cancelable: true, ...facts });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    fireEvent(document.activeElement ?? document.body, event);
  }
}

describe('the way to the command palette', () => {
  it('opens the palette by its button, and gives the focus back to it', async () => {
    show();
    const opener = button(/Search or go to/);
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(document.activeElement).toBe(opener);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens the palette by mod+K (%o), from a field, too',
    async (held) => {
      show();
      const input = field('Field');
      input.focus();
      press('k', 10_000, held);
      await dialog();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(input));
    },
  );

  it('opens the palette by / where nothing is typed', async () => {
    show();
    press('/', 10_000);
    expect(await dialog()).toBeTruthy();
  });

  it('leaves / to a list that has a search of its own', async () => {
    vi.useFakeTimers();
    renderWith(
      <>
        <PaletteOpener screens={SCREENS} />
        <main>
          <input type="search" aria-label="Search users" />
        </main>
      </>,
      { as: 'User', path: '/users' },
    );
    press('/', 10_000);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(isOpen()).toBe(false);
  });

  it('leaves / to the fields', async () => {
    show();
    await userEvent.type(field('Field'), 'a/b');
    expect(field('Field').value).toBe('a/b');
    expect(isOpen()).toBe(false);
  });

  it.each(['/4006381333931', 'https://id.gs1.org/01/04006381333931'])(
    'does not open the palette on the scan of %s',
    async (code) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      show();
      [...Array.from(code), 'Enter'].forEach((key, index) => press(key, 10_000 + index * 8));
      press('k', 10_000 + (code.length + 1) * 8, { ctrlKey: true });
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      expect(isOpen()).toBe(false);
    },
  );

  it('waits for an open question to be answered', async () => {
    renderWith(
      <>
        <PaletteOpener screens={SCREENS} />
        <div role="dialog" aria-modal="true" aria-label="Sure?" />
      </>,
      { as: 'User' },
    );
    press('k', 10_000, { ctrlKey: true });
    await act(async () => undefined);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('opens what is chosen', async () => {
    const app = show();
    press('k', 10_000, { metaKey: true });
    await dialog();
    await userEvent.type(screen.getByRole('combobox'), 'home{Enter}');
    expect(app.location()).toBe('/home');
    expect(isOpen()).toBe(false);
  });
});
