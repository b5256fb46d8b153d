import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  printCalls,
  printerIsChosen,
  printServer,
  shelfLabel,
  titleField,
} from '@/features/print-label/index.testing';
import { findField, mockApi, press, renderWith } from '@/shared/testing';
import { PrintLabelPage } from './print-label-page';

const LABEL = 'labels/3';
const api = mockApi(...printServer());

const open = () => renderWith(<PrintLabelPage />, { path: '/print-labels/3', route: '/print-labels/:id' });

describe('printing a label by itself', () => {
  it('sends what was filled in, and nothing of an article', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print label');
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Shelf label' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/print-labels');
    await printerIsChosen();
    await screen.findByRole('img', { name: 'Preview of Shelf label, 60 × 40 mm' });
    await userEvent.type(await titleField(), 'By hand');
    await userEvent.type(await findField(/EAN/), '9501101530003');
    await press('One more');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.createLabels)).toEqual([
      {
        computerName: 'BENCH-1',
        labels: [
          {
            labelId: 3,
            quantity: 2,
            editableData: [
              { key: 'title', data: 'By hand' },
              { key: 'ean', data: '9501101530003' },
            ],
            printerId: 2,
          },
        ],
      },
    ]);
    expect(api.bodies(printCalls.create)).toEqual([]);
    await waitFor(() =>
      expect(api.bodies(printCalls.job)).toEqual([{ printJobId: 'job-1', status: 'Processed' }]),
    );
  });

  it('names the first field that is still empty, and leads there', async () => {
    open();
    await press('Print 1 label');
    expect((await screen.findByText(/^Not printed\./)).textContent).toContain('1 more problem');
    expect(document.activeElement).toBe(await titleField());
    expect(api.bodies(printCalls.createLabels)).toEqual([]);
  });

  it('offers the printers the label is meant for, and no other', async () => {
    api.answer(LABEL, { data: { ...shelfLabel, printerIds: ['1'] } });
    open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Printer' });
    // Bench is the person's default printer for the label, and is left out all the same.
    await waitFor(() => expect(Array.from(choice.options, ({ text }) => text)).toEqual(['ZD421']));
  });

  it('says what is wrong, and another try shows the label', async () => {
    api.failOnce(LABEL, 500, 'Busy');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Shelf label' })).toBeDefined();
  });

  it.each([
    [403, 'You are not allowed to see this.'],
    [404, 'There is no label 3.'],
  ])('tells of status %i that %s', async (status, sentence) => {
    api.fail(LABEL, status, 'There is no label 3.');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });
});
