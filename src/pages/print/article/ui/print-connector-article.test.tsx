import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  jam,
  printCalls,
  printerIsChosen,
  printServer,
  titleField,
} from '@/features/print-label/index.testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { mockApi, press, renderWith } from '@/shared/testing';
import { PrintArticlePage } from './print-article-page';

const ARTICLE = 'connectors/4/articles/5';
const honey = {
  ...jam,
  name: 'Honey of the ERP',
  labels: jam.labels.map((label) => ({
    ...label,
    variables: label.variables.map((one) => ({ ...one, editable: one.variableName === 'title' })),
  })),
};
const api = mockApi(...printServer());
beforeEach(() => {
  api.answer(ARTICLE, { data: honey });
});

const ways = [
  ['/print-connector-article/4/5', '/print-connector-article/:connectorId/:id'],
  ['/print-article/5/4', '/print-article/:id/:connectorId?'],
] as const;

it.each(ways)(
  'prints at %s the connector’s article, never the own one of the same number',
  async (path, route) => {
    renderWith(<PrintArticlePage />, { path, route });
    expect(await screen.findByRole('heading', { level: 1, name: 'Print Honey of the ERP' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/print-articles/4');
    await printerIsChosen();
    const title = await titleField();
    await userEvent.clear(title);
    await userEvent.type(title, 'Mine');
    await press('Print 1 label');
    expect(await screen.findByText('2 labels sent to the printer.')).toBeDefined();
    expect(api.bodies(printCalls.createLabels)).toEqual([
      {
        computerName: 'BENCH-1',
        labels: [
          {
            labelId: 3,
            quantity: 1,
            editableData: [
              { key: 'title', data: 'Mine' },
              { key: 'ean', data: '9501101530003' },
            ],
            printerId: 2,
          },
        ],
      },
    ]);
    expect(api.bodies(printCalls.create)).toEqual([]);
  },
);

it('counts a scan of the same article of the connector, and opens another one of it', async () => {
  const other = { ...honey, id: 'B/9', name: 'Wax', externalIdentifier: '4006381333931' };
  api.answer('connectors/4/articles', { data: { data: [honey, other], total: 2 } });
  const [[path, route]] = ways;
  const { location } = renderWith(<PrintArticlePage />, { path, route });
  expect(await screen.findByText(/^Scanner ready\./)).toBeDefined();
  await scanCode(honey.externalIdentifier);
  expect(await screen.findByText('Honey of the ERP again: the quantity is now 2.')).toBeDefined();
  await scanCode(other.externalIdentifier);
  await press('Go to Wax');
  await waitFor(() => expect(location()).toBe('/print-article/B%2F9/4'));
});

it.each([
  [503, 'The connector “ERP” on PC-1 is not connected.'],
  [501, 'This server does not offer this.'],
  [404, 'This server does not offer this.'],
  [403, 'You are not allowed to see this.'],
])('says of status %i that %s', async (status, sentence) => {
  api.fail(ARTICLE, status, 'The connector “ERP” on PC-1 is not connected.');
  const [[path, route]] = ways;
  renderWith(<PrintArticlePage />, { path, route });
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
});
