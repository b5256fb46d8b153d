import { act, render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { createHashRouter, createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { ScreenChange } from './screen-change';

/** The key makes React mount each layout anew, as it does with two components. */
const layout = (name: string) => (
  <Fragment key={name}>
    <main tabIndex={-1}>
      <Outlet />
    </main>
    <ScreenChange />
  </Fragment>
);
const heading = (name: string) => <h1 tabIndex={-1}>{name}</h1>;

/** Two layouts, like the public and the member layout: navigation replaces one with the other. */
function open() {
  const router = createMemoryRouter(
    [
      {
        id: 'public',
        element: layout('public'),
        children: [{ path: '/login', element: heading('Sign in') }],
      },
      {
        id: 'member',
        element: layout('member'),
        children: [
          { path: '/', element: heading('Home') },
          { path: '/articles', element: heading('Articles') },
          { path: '/late', element: <p>Loading</p> },
        ],
      },
    ],
    { initialEntries: ['/login'] },
  );
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path, { replace: true }));
}

it('the focus stays where the browser put it on the first load', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(document.activeElement).toBe(document.body);
});

it('the focus goes to the heading of each screen that follows, that of another layout too', async () => {
  const goTo = open();
  for (const [path, name] of [
    ['/', 'Home'],
    ['/articles', 'Articles'],
  ] as const) {
    await goTo(path);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
  }
});

it('the focus goes to the content where its heading is still on its way', async () => {
  const goTo = open();
  await goTo('/late');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a screen that is opened by its address begins at its top, whatever was scrolled before', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  window.location.hash = '#/articles';
  const router = createHashRouter([
    {
      element: layout('member'),
      children: [
        { path: '/', element: heading('Home') },
        { path: '/articles', element: heading('Articles') },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Articles' });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
  act(() => {
    window.location.hash = '#/';
  });
  await screen.findByRole('heading', { name: 'Home' });
  expect(scrollTo.mock.lastCall).toEqual([0, 0]);
});
