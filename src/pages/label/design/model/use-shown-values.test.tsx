import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TestDataRow } from '@/entities/review';
import { fontHandlers } from '@/entities/label/index.testing';
import { choose, mockApi, press, renderPage } from '@/shared/testing';
import { DataPanel } from '../ui/data/data-panel';
import { buildTemplate } from '../testing/design-builders';
import { useShownValues } from './use-shown-values';

mockApi(...fontHandlers());

const template = buildTemplate({
  variables: [
    { name: 'title', type: 'default' },
    { name: 'lot', type: 'default', defaultValue: 'L1' },
  ],
});
const rows: readonly TestDataRow[] = [
  { name: 'Long name', values: { title: 'Tarte à la crème de marrons' } },
  { name: 'Row 2', values: { title: '', lot: 'L2' } },
];

function Data({ testData }: { testData?: readonly TestDataRow[] }) {
  const shown = useShownValues(template, testData);
  return (
    <>
      <output>{JSON.stringify(shown.values)}</output>
      <DataPanel template={template} labelId={undefined} shown={shown} />
    </>
  );
}

const list = () => screen.getByRole('combobox', { name: 'Values that are shown' });
const names = () => [...list().querySelectorAll('option')].map(({ textContent }) => textContent);
const values = () => JSON.parse(screen.getAllByRole('status')[0]?.textContent ?? '');

it('offers the rows of test data after the samples, and before what tests the limits', async () => {
  renderPage(<Data testData={rows} />);
  await screen.findByRole('option', { name: /longest/i });
  expect(names().slice(0, 3)).toEqual(['Sample values', 'Long name', 'Row 2']);
  expect(values()).toEqual({ title: 'title', lot: 'L1' });
  await choose('Values that are shown', 'Long name');
  expect(values()).toEqual({ title: 'Tarte à la crème de marrons', lot: 'L1' });
  await press('Next values');
  expect(values()).toEqual({ title: '', lot: 'L2' });
});

it('steps to the first test of the limits also before the tests are there', async () => {
  renderPage(<Data />);
  await press('Next values');
  await press('Next values');
  await screen.findByRole('option', { name: /longest/i });
  await expect.poll(() => (list() as HTMLSelectElement).selectedIndex).toBe(2);
});

it('offers none where the version has none', async () => {
  renderPage(<Data />);
  await screen.findByRole('option', { name: /longest/i });
  expect(names()[1]).toMatch(/longest/i);
});
