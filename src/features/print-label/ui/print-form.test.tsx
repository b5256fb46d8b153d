import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/shared/api';
import { answer, button, findField, mockApi, renderWith } from '@/shared/testing';
import { articleLabelSubject, articleSubject, labelSubject, type PrintSubject } from '../model/print-subject';
import type { LabelOrder } from '../model/print-job-slot';
import { jam, printServer, shelfLabel } from '../testing/print-server';
import { titleField } from '../testing/title-field';
import { recordingPrintJob } from '../testing/recording-print-job';
import { PrintLabelScreen } from './print-label-screen';

const orders: LabelOrder[] = [];
const api = mockApi(...printServer());
beforeEach(() => {
  orders.length = 0;
});

const RecordingPrintJob = recordingPrintJob(orders);
const [shelf] = jam.labels;
const box = { labelId: 4, name: 'Box label', variables: [] };
const twoLabels = { ...jam, labels: [...jam.labels, box] };

/** Opens the screen of a subject and waits until it is ready to print: the helper has sent the computer's name. */
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

describe('what was entered', () => {
  beforeEach(() => {
    api.answer('labels/4', { data: { labelId: 4, name: 'Box label', variables: [] } });
  });

  it('keeps what was entered and the quantity over a look at another label of the article', async () => {
    const { user, location } = await open(articleSubject(twoLabels), '/print?q=ja');
    await user.clear(await titleField());
    await user.type(await titleField(), 'Jelly');
    await user.click(button('One more'));
    await user.click(await screen.findByRole('radio', { name: 'Box label' }));
    expect(await screen.findByText('This label has nothing to fill in.')).toBeDefined();
    expect(button('Print 2 labels')).toBeDefined();
    expect(location()).toBe('/print?q=ja&label=4');
    await user.click(screen.getByRole('radio', { name: 'Shelf label' }));
    await waitFor(async () => expect(await titleField()).toHaveProperty('value', 'Jelly'));
    expect(button('Print 2 labels')).toBeDefined();
  });

  it('keeps what was entered for the label of the address over a reload', async () => {
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

  it('takes nothing over to another subject, and names the tab after each', async () => {
    const other = { ...articleSubject(jam), key: 'article/6', title: 'Print Honey' };
    renderWith(<Switching first={articleSubject(jam)} second={other} />);
    const user = userEvent.setup();
    await user.type(await findField(/Title/), ' of mine');
    expect(document.title).toBe('Print Jam – Platen');
    await user.click(button('other'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Print Honey');
    expect(await titleField()).toHaveProperty('value', 'Jam');
    await waitFor(() => expect(document.title).toBe('Print Honey – Platen'));
  });
});

describe('what is asked of the server', () => {
  it('names the article when one of its labels is printed', async () => {
    const { user } = await open(articleLabelSubject(twoLabels, shelf ?? box));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('9501101530003 · Shelf label')).toBeDefined();
    await user.click(button('Print 1 label'));
    await waitFor(() =>
      expect(orders).toMatchObject([{ kind: 'article', labels: [{ labelId: 3, articleId: 5 }] }]),
    );
  });

  it('sends what was filled in when a label is printed by itself', async () => {
    const { user } = await open(labelSubject(shelfLabel));
    await user.type(await titleField(), 'By hand');
    await user.type(await findField(/EAN/), '9501101530003');
    await user.click(button('Print 1 label'));
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
  it('makes a missing article once, however often Print is pressed, and then prints it', async () => {
    let made = 0;
    await open(
      missing(async (_variables, values) => {
        made += 1;
        expect(values).toEqual({ title: 'New jam', ean: '9501101530003' });
        return 77;
      }),
    );
    const submit = button('Create the article and print');
    for (let click = 0; click < 20; click += 1) fireEvent.click(submit);
    await waitFor(() =>
      expect(orders).toMatchObject([{ kind: 'article', labels: [{ labelId: 3, articleId: 77 }] }]),
    );
    expect(made).toBe(1);
  });

  it('does not print an article that cannot be made, tells the reason and keeps what was entered', async () => {
    const { user } = await open(
      missing(() => Promise.reject(new ApiError('No room for it.', { kind: 'http', status: 409 }))),
    );
    await user.click(button('Create the article and print'));
    expect((await screen.findByRole('alert')).textContent).toBe('No room for it.');
    expect(await titleField()).toHaveProperty('value', 'New jam');
    expect(orders).toEqual([]);
  });
});

it('says before the print what is left of the month', async () => {
  api.use(
    answer('subscription', { data: { type: 'Free' } }),
    answer('printjobs/count', { data: { allowedPrintJobs: 25, printedJobs: 20 } }),
  );
  await open(articleSubject(jam));
  expect(await screen.findByText('5 of 25 prints left this month; each print job uses one.')).toBeDefined();
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

it('says of several labels that the first is checked, where the label has that', async () => {
  api.answer('labels/3', { data: { ...shelfLabel, lineCheck: true } });
  const { user } = await open(articleSubject(jam));
  expect(button('Print 1 label')).toBeDefined();
  expect(screen.queryByText(/for its line check/)).toBeNull();
  await user.click(button('One more'));
  expect(await screen.findByText('The first one is printed alone, for its line check.')).toBeDefined();
});
