import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { printHouse, printerIsChosen, shelfLabel } from '@/features/print-label/index.testing';
import { renderWith } from '@/shared/testing';
import { PrintLabelPage } from './print-label-page';

const LABEL = 'http://api.test/api/labels/3';
const { server, bodies } = printHouse();

const open = () => renderWith(<PrintLabelPage />, { path: '/print-labels/3', route: '/print-labels/:id' });

describe('printing a label by itself', () => {
  it('sends what was filled in, and nothing of an article', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print label');
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Shelf label' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/print-labels');
    await printerIsChosen();
    await screen.findByRole('img', { name: 'Preview of Shelf label, 60 × 40 mm' }, { timeout: 8000 });
    await userEvent.type(await screen.findByRole('textbox', { name: /Title/ }), 'By hand');
    await userEvent.type(await screen.findByRole('textbox', { name: /EAN/ }), '9501101530003');
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(bodies('create-labels')).toEqual([
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
    expect(bodies('create')).toEqual([]);
    await waitFor(() => expect(bodies('job')).toEqual([{ printJobId: 'job-1', status: 'Processed' }]));
  });

  it('names the first field that is still empty, and leads there', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Print 1 label' }));
    expect((await screen.findByText(/^Not printed\./)).textContent).toContain('1 more fault');
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /Title/ }));
    expect(bodies('create-labels')).toEqual([]);
  });

  it('offers the printers the label is meant for, and no other', async () => {
    server.use(http.get(LABEL, () => HttpResponse.json({ data: { ...shelfLabel, printerIds: ['1'] } })));
    open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Printer' });
    // Bench is the person's own for it, and is left out all the same.
    await waitFor(() => expect(Array.from(choice.options, ({ text }) => text)).toEqual(['ZD421']));
  });

  it('says what is wrong, and another try shows the label', async () => {
    server.use(
      http.get(LABEL, () => HttpResponse.json({ Message: 'Busy' }, { status: 500 }), { once: true }),
    );
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Shelf label' })).toBeDefined();
  });

  it.each([
    [403, 'You are not allowed to see this.'],
    [404, 'There is no label 3.'],
  ])('tells of status %i that %s', async (status, sentence) => {
    server.use(http.get(LABEL, () => HttpResponse.json({ Message: 'There is no label 3.' }, { status })));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  });
});
