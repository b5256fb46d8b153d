import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, apiUrl, button, field, findButton, findField, mockApi, renderWith } from '@/shared/testing';
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
const api = mockApi(...printServer());
beforeEach(() => {
  orders.length = 0;
});

/** Returns an answer that is delayed until the test releases it. */
function heldAnswer(path: string, respond: () => Response) {
  const gate = Promise.withResolvers<void>();
  api.use(
    http.get(apiUrl(path), async () => {
      await gate.promise;
      return respond();
    }),
  );
  return gate.resolve;
}

const open = () =>
  renderWith(<PrintLabelScreen subject={articleSubject(jam)} backTo="/" printJob={RecordingPrintJob} />);

describe('Print, pressed before the printers are there', () => {
  it('is busy until the printers are there, and prints once on two presses, on the default of the label', async () => {
    const letGo = heldAnswer('printers', () => HttpResponse.json({ data: PRINTERS }));
    open();
    const print = await findButton('Print 1 label');
    fireEvent.click(print);
    fireEvent.click(print);
    await waitFor(() => expect(print.textContent).toBe('Printing…'));
    expect(print.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(orders).toEqual([]);
    letGo();
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ labelId: 3, printerId: 2 }] }]));
    await waitFor(() => expect(print.textContent).toBe('Print 1 label'));
    expect(orders).toHaveLength(1);
  });

  it('waits for the person’s settings as well, and does not take the first printer that comes', async () => {
    const letGo = heldAnswer('preferences/userSettings', () =>
      HttpResponse.json({
        data: { labels: [{ labelId: 3, printers: [{ printerId: 2, isDefault: true }] }] },
      }),
    );
    api.answer('preferences/computers', { data: {} });
    open();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('disabled', false),
    );
    fireEvent.click(button('Print 1 label'));
    await waitFor(() => expect(button('Printing…')).toBeDefined());
    letGo();
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ printerId: 2 }] }]));
  });

  it('waits for the settings of this computer, whose helper has not answered yet, instead of the shown default', async () => {
    const gate = Promise.withResolvers<void>();
    api.answer('printers', { data: [{ ...PRINTERS[0], isDefault: true }, PRINTERS[1]] });
    api.use(
      http.get('http://helper.test/health', async () => {
        await gate.promise;
        return HttpResponse.json({ status: 'Healthy', version: '1.0.0', instanceId: 'h' });
      }),
      answer('preferences/userSettings', { data: {} }),
      answer('preferences/computers', { data: { printers: [{ printerId: 2, isDefault: true }] } }),
    );
    open();
    await screen.findByText(/on ZD421/);
    fireEvent.click(button('Print 1 label'));
    await waitFor(() => expect(button('Printing…')).toBeDefined());
    expect(orders).toEqual([]);
    gate.resolve();
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ printerId: 2 }] }]));
  });

  it('says that the printers could not be loaded, keeps what was entered, and prints on the next press', async () => {
    const letGo = heldAnswer('printers', () => HttpResponse.json({}, { status: 500 }));
    open();
    const title = await findField(/Title/);
    fireEvent.change(title, { target: { value: 'Jelly' } });
    fireEvent.click(button('Print 1 label'));
    letGo();
    expect(
      await screen.findByText('Not printed. The printers could not be loaded. Try again.'),
    ).toBeDefined();
    expect(field(/Title/)).toHaveProperty('value', 'Jelly');
    expect(orders).toEqual([]);
    api.answer('printers', { data: PRINTERS });
    fireEvent.click(button('Print 1 label'));
    await waitFor(() => expect(orders).toMatchObject([{ labels: [{ printerId: 2 }] }]));
    expect(screen.queryByText(/could not be loaded\. Try again/)).toBeNull();
  });

  it('asks for a printer where none follows from anything', async () => {
    api.use(answer('preferences/userSettings', { data: {} }), answer('preferences/computers', { data: {} }));
    open();
    fireEvent.click(await findButton('Print 1 label'));
    expect(await screen.findByText('Not printed. Choose a printer first.')).toBeDefined();
    expect(orders).toEqual([]);
  });
});
