import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../query-client/create-query-client';
import { createRouter } from '../routes/create-router';
import { cssVariablesResolver, theme } from '../styles/theme';
import { RefreshNotice } from './refresh-notice';
import { SessionEnd } from './session-end';

const ERROR_SHOWN_MS = 5_000;

const showError = (message: string) =>
  notifications.show({ message, color: 'red', autoClose: ERROR_SHOWN_MS, role: 'alert' });

/** Everything a screen needs around it. Made once, after config.json was read. */
export function App() {
  const [client] = useState(() => createQueryClient({ error: showError }));
  const [router] = useState(() => createRouter(client));
  return (
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <ModalsProvider>
          <Notifications position="top-right" />
          <RefreshNotice />
          <SessionEnd client={client} router={router} />
          <RouterProvider router={router} />
        </ModalsProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
