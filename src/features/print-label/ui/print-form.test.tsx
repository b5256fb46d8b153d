import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/shared/api';
import { renderWith } from '@/shared/testing';
import { articleLabelSubject, articleSubject, labelSubject, type PrintSubject } from '../model/print-subject';
import type { LabelOrder } from '../model/print-job-slot';
import { jam, printServer, shelfLabel } from '../testing/print-server';
import { recordingPrintJob } from '../testing/recording-print-job';
import { PrintLabelScreen } from './print-label-screen';

const orders: LabelOrder[] = [];
const server = setupServer(...printServer([]));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  orders.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const RecordingPrintJob = recordingPrintJob(orders);
const [shelf] = jam.labels;
const box = { labelId: 4, name: 'Box label', variables: [] };
const twoLabels = { ...jam, labels: [...jam.labels, box] };

/** The screen of a subject, ready to print: the helper has told the computer's name. */
async function open(subject: PrintSubject, path = '/print') {
  const app = renderWith(
    <PrintLabelScreen subject={subject} backTo="/print-articles" printJob={RecordingPrintJob} />,
    {
      path,
      route: '/print',
    },
  );
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '2'));
  return { ...app, user: userEvent.setup() };
}

/** Once the template is known, which says that it has several lines: a field is another one then. */
const title = () =>
  waitFor(() => {
    const field = screen.getByRole('textbox', { name: /Title/ });
    expect(field.tagName).toBe('TEXTAREA');
    return field;
  });

describe('what was entered', () => {
  beforeEach(() => {
    server.use(
      http.get('http://api.test/api/labels/4', () =>
        HttpResponse.json({ data: { labelId: 4, name: 'Box label', variables: [] } }),
      ),
    );
  });

  it('is there again after a look at another label of the article, and so is the quantity', async () => {
    const { user, location } = await open(articleSubject(twoLabels), '/print?q=ja');
    await user.clear(await title());
    await user.type(await title(), 'Jelly');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(await screen.findByRole('radio', { name: 'Box label' }));
    expect(await screen.findByText('This label has nothing to fill in.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print 2 labels' })).toBeDefined();
    expect(location()).toBe('/print?q=ja&label=4');
    await user.click(screen.getByRole('radio', { name: 'Shelf label' }));
    await waitFor(async () => expect(await title()).toHaveProperty('value', 'Jelly'));
    expect(screen.getByRole('button', { name: 'Print 2 labels' })).toBeDefined();
  });

  it('stands for the label of the address after a reload', async () => {
    renderWith(
      <PrintLabelScreen subject={articleSubject(twoLabels)} backTo="/" printJob={RecordingPrintJob} />,
      {
        path: '/print?label=4',
        route: '/print',
      },
    );
    expect(await screen.findByRole('radio', { name: 'Box label' })).toHaveProperty('checked', true);
    expect(screen.getByText('This label has nothing to fill in.')).toBeDefined();
  });

  it('does not go over to another subject, and the tab is named after each', async () => {
    const other = { ...articleSubject(jam), key: 'article/6', title: 'Print Honey' };
    renderWith(<Switching first={articleSubject(jam)} second={other} />);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' of mine');
    expect(document.title).toBe('Print Jam – Platen');
    await user.click(screen.getByRole('button', { name: 'other' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print Honey');
    expect(await title()).toHaveProperty('value', 'Jam');
    await waitFor(() => expect(document.title).toBe('Print Honey – Platen'));
  });
});

describe('what is asked of the server', () => {
  it('for one label of an article names the article', async () => {
    const { user } = await open(articleLabelSubject(twoLabels, shelf ?? box));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('9501101530003 · Shelf label')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Print 1 label' }));
    await waitFor(() =>
      expect(orders).toMatchObject([{ kind: 'article', labels: [{ labelId: 3, articleId: 5 }] }]),
    );
  });

  it('for a label by itself is what was filled in', async () => {
    const { user } = await open(labelSubject(shelfLabel));
    await user.type(await title(), 'By hand');
    await user.type(await screen.findByRole('textbox', { name: /EAN/ }), '9501101530003');
    await user.click(screen.getByRole('button', { name: 'Print 1 label' }));
    await waitFor(() =>
      expect(orders).toEqual([
        {
          kind: 'labels',
          labels: [
            {
              labelId: 3,
              quantity: 1,
              editableData: [
                { key: 'title', data: 'By hand' },
                { key: 'ean', data: '9501101530003' },
              ],
              printerId: 2,
            },
          ],
        },
      ]),
    );
  });
});

const missing = (createArticle: NonNullable<PrintSubject['createArticle']>): PrintSubject => ({
  ...labelSubject(shelfLabel),
  startValues: { title: 'New jam', ean: '9501101530003' },
  createArticle,
});

describe('an article that is missing', () => {
  it('is made once, however often Print is pressed, and then printed', async () => {
    let made = 0;
    await open(
      missing(async (_variables, values) => {
        made += 1;
        expect(values).toEqual({ title: 'New jam', ean: '9501101530003' });
        return 77;
      }),
    );
    const button = screen.getByRole('button', { name: 'Create the article and print' });
    for (let click = 0; click < 20; click += 1) fireEvent.click(button);
    await waitFor(() =>
      expect(orders).toMatchObject([{ kind: 'article', labels: [{ labelId: 3, articleId: 77 }] }]),
    );
    expect(made).toBe(1);
  });

  it('that cannot be made is not printed; the reason is told and what was entered stays', async () => {
    const { user } = await open(
      missing(() => Promise.reject(new ApiError('No room for it.', { kind: 'http', status: 409 }))),
    );
    await user.click(screen.getByRole('button', { name: 'Create the article and print' }));
    expect((await screen.findByRole('alert')).textContent).toBe('No room for it.');
    expect(await title()).toHaveProperty('value', 'New jam');
    expect(orders).toEqual([]);
  });
});

it('says before the print what is left of the month', async () => {
  server.use(
    http.get('http://api.test/api/subscription', () => HttpResponse.json({ data: { type: 'Free' } })),
    http.get('http://api.test/api/printjobs/count', () =>
      HttpResponse.json({ data: { allowedPrintJobs: 25, printedJobs: 20 } }),
    ),
  );
  await open(articleSubject(jam));
  expect(await screen.findByText('5 of 25 prints left this month; one press takes one.')).toBeDefined();
});

function Switching({ first, second }: { first: PrintSubject; second: PrintSubject }) {
  const [subject, setSubject] = useState(first);
  return (
    <>
      <PrintLabelScreen subject={subject} backTo="/" printJob={RecordingPrintJob} />
      <button type="button" onClick={() => setSubject(second)}>
        {'other'}
      </button>
    </>
  );
}
