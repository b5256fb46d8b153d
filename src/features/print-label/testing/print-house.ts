import { screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { printServer, type Call } from './print-server';

/** The print server of a test file, started and stopped with it; every test finds it as it was, with nothing sent. */
export function printHouse() {
  const calls: Call[] = [];
  const server = setupServer(...printServer(calls));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    calls.length = 0;
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    server,
    calls,
    /** What was sent by one call, oldest first. */
    bodies: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  };
}

/** The printers are there, and the default of the label is chosen. */
export const printerIsChosen = () =>
  waitFor(() => expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '2'));
