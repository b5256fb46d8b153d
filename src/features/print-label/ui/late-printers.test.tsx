import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import type { LabelOrder } from '../model/print-job-slot';
import { articleSubject } from '../model/print-subject';
import { jam, printServer } from '../testing/print-server';
import { recordingPrintJob } from '../testing/recording-print-job';
import { PrintLabelScreen } from './print-label-screen';

const PRINTERS = [
  { printerId: 1, name: 'ZD421' },
  { printerId: 2, name: 'Bench', dpi: 300 },
];
const orders: LabelOrder[] = [];
const RecordingPrintJob = recordingPrintJob(orders);
const server = setupServer(...printServer([]));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  orders.length = 0;
  localStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** An answer that is held back until the test lets it go. */
function heldAnswer(url: string, respond: () => Response) {
  const gate = Promise.withResolvers<void>();
  server.use(
    http.get(url, async () => {
      await gate.promise;
      return respond();
    }),
  );
  return gate.resolve;
}

const open = () =>
  renderWith(<PrintLabelScreen subject={articleSubject(jam)} backTo="/" printJob={RecordingPrintJob} />);

describe('Print, pressed before the printers are there', () => {
  it('is busy until they are, and two presses print once, on the default of the label', async () => {
    const answer = heldAnswer('http://api.test/api/printers', () => HttpResponse.json({ data: PRINTERS }));
    open();
    const button = await screen.findByRole('button', { name: 'Print 1 label' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Printing…'));
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(orders).toEqual([]);
    answer();
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ labelId: 3, printerId: 2 }] }]));
    await waitFor(() => expect(button.textContent).toBe('Print 1 label'));
    expect(orders).toHaveLength(1);
  });

  it('waits for what the person set as well: not for the first printer that comes', async () => {
    const answer = heldAnswer('http://api.test/api/preferences/userSettings', () =>
      HttpResponse.json({
        data: { labels: [{ labelId: 3, printers: [{ printerId: 2, isDefault: true }] }] },
      }),
    );
    server.use(http.get('http://api.test/api/preferences/computers', () => HttpResponse.json({ data: {} })));
    open();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('disabled', false),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Print 1 label' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Printing…' })).toBeDefined());
    answer();
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ printerId: 2 }] }]));
  });

  it('says that they could not be loaded, keeps what was entered, and prints on the next press', async () => {
    const answer = heldAnswer('http://api.test/api/printers', () => HttpResponse.json({}, { status: 500 }));
    open();
    const title = await screen.findByRole('textbox', { name: /Title/ });
    fireEvent.change(title, { target: { value: 'Jelly' } });
    fireEvent.click(screen.getByRole('button', { name: 'Print 1 label' }));
    answer();
    expect(
      await screen.findByText('Not printed. The printers could not be loaded. Try again.'),
    ).toBeDefined();
    expect(screen.getByRole('textbox', { name: /Title/ })).toHaveProperty('value', 'Jelly');
    expect(orders).toEqual([]);
    server.use(http.get('http://api.test/api/printers', () => HttpResponse.json({ data: PRINTERS })));
    fireEvent.click(screen.getByRole('button', { name: 'Print 1 label' }));
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ printerId: 2 }] }]));
    expect(screen.queryByText(/could not be loaded\. Try again/)).toBeNull();
  });

  it('asks for a choice where none follows from anything', async () => {
    server.use(
      http.get('http://api.test/api/preferences/userSettings', () => HttpResponse.json({ data: {} })),
      http.get('http://api.test/api/preferences/computers', () => HttpResponse.json({ data: {} })),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Print 1 label' }));
    expect(await screen.findByText('Not printed. Choose a printer first.')).toBeDefined();
    expect(orders).toEqual([]);
  });
});
