import './floor.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createHashRouter, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LoginPage } from './login-page';
import { useSession } from './session';

const client = new QueryClient();
const signedIn = () => (useSession.getState().token === '' ? redirect('/login') : null);

const router = createHashRouter([
  { path: '/login', Component: LoginPage, HydrateFallback: () => null },
  {
    lazy: async () => ({ Component: (await import('./shell')).Shell }),
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: () => redirect('/print-articles') },
      {
        path: '/print-articles',
        loader: signedIn,
        lazy: async () => ({ Component: (await import('./articles-page')).ArticlesPage }),
      },
      {
        path: '/print-article/:id',
        loader: signedIn,
        lazy: async () => ({ Component: (await import('./print-page')).PrintPage }),
      },
    ],
  },
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
