import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { useListState } from './use-list-state';

function Cups() {
  const list = useListState({ sortKeys: [] });
  return (
    <>
      <Link to="?job=1">Open</Link>
      <Link to="/mugs">Mugs</Link>
      <button type="button" onClick={() => list.setSearch('tea')}>
        Search
      </button>
      <button type="button" onClick={() => list.setFilter('state', 'full')}>
        Filter
      </button>
    </>
  );
}

/** List in the app, where a route guard delays the navigation until `arrive` is called. */
async function show() {
  const gate = Promise.withResolvers<void>();
  let isShown = false;
  const guard = async () => {
    if (isShown) await gate.promise;
  };
  const router = createMemoryRouter(
    [
      { path: '/cups', middleware: [guard], element: <Cups /> },
      { path: '/mugs', middleware: [guard], element: <p>the mugs</p> },
    ],
    { initialEntries: ['/cups'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('Search');
  isShown = true;
  return {
    press: (name: string) => fireEvent.click(screen.getByText(name)),
    arrive: async () => {
      await act(async () => {
        gate.resolve();
        await new Promise((resolve) => setTimeout(resolve));
      });
      return router.state.location.pathname + router.state.location.search;
    },
  };
}

it.each([
  ['a search comes while a link to a job is being followed', ['Open', 'Search'], '/cups?job=1&q=tea'],
  ['two changes come at once', ['Search', 'Filter'], '/cups?q=tea&state=full'],
  ['a search comes on the way to another screen', ['Mugs', 'Search'], '/mugs'],
])('the address keeps what was asked for when %s', async (_what, names, address) => {
  const { press, arrive } = await show();
  for (const name of names) press(name);
  expect(await arrive()).toBe(address);
});
