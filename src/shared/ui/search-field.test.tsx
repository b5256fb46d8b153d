import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SearchField } from './search-field';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function List() {
  const [params, setParams] = useSearchParams();
  return (
    <SearchField
      label="Search"
      value={params.get('q') ?? ''}
      onSearch={(text) => setParams(text === '' ? {} : { q: text }, { replace: true })}
    />
  );
}

function draw(router: ReturnType<typeof createMemoryRouter>): HTMLElement {
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return screen.getByRole('searchbox', { name: 'Search' });
}

/** Renders the list and types a search. */
function show() {
  const chunk = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter(
    [
      { path: '/cups', element: <List /> },
      { path: '/mugs', lazy: () => chunk.promise },
    ],
    { initialEntries: ['/cups'] },
  );
  const field = draw(router);
  fireEvent.change(field, { target: { value: 'tea' } });
  return { chunk, router, field };
}

describe('the search of a list', () => {
  it('tells the search 300 ms after the last key', async () => {
    const { router } = show();
    expect(router.state.location.search).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(router.state.location.search).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.state.location.search).toBe('?q=tea');
  });

  it('tells the search at once on Enter', () => {
    const { router, field } = show();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(router.state.location.search).toBe('?q=tea');
  });

  it('calls nobody back who is on the way to a screen that is still being loaded', async () => {
    const { chunk, router } = show();
    act(() => void router.navigate('/mugs'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(async () => chunk.resolve({ Component: () => 'Mugs' }));
    expect(router.state.location.pathname).toBe('/mugs');
    expect(screen.getByText('Mugs')).toBeTruthy();
  });
});

/** Search whose change of the address is delayed by the test. */
function SlowList() {
  const [params] = useSearchParams();
  return <SearchField label="Search" value={params.get('q') ?? ''} onSearch={() => undefined} />;
}

it('keeps what is typed while the address of its own search is still on its way', async () => {
  const router = createMemoryRouter([{ path: '/', element: <SlowList /> }]);
  const field = draw(router);
  fireEvent.change(field, { target: { value: '003' } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  fireEvent.change(field, { target: { value: '0034' } });
  await act(() => router.navigate('/?q=003'));
  expect(field).toHaveProperty('value', '0034');
  await act(() => router.navigate('/'));
  expect(field).toHaveProperty('value', '');
});
