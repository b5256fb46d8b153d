import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { printServer, shelfLabel } from '@/features/print-label/index.testing';
import { mockApi, press, renderWith } from '@/shared/testing';
import { PrintLabelsPage } from './print-labels-page';

const LABELS = 'labels';
const api = mockApi(...printServer());

const open = (path = '/print-labels') =>
  renderWith(<PrintLabelsPage />, { path, route: '/print-labels', before: ['/home'] });
const hasLabels = (labels: readonly object[]) => api.answer(LABELS, { data: labels });
const named = (labelId: number, name: string) => ({ ...shelfLabel, labelId, name });

describe('my labels', () => {
  it('lists a label with its size and what is to be filled in, drawn small, and leads to both ways to print it', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    const row = (await screen.findByRole('link', { name: 'Shelf label' })).closest('tr');
    if (!row) throw new Error('The label stands in no row.');
    expect(within(row).getByText('60 × 40 mm')).toBeDefined();
    expect(within(row).getByText('Title, EAN')).toBeDefined();
    expect(within(row).getByRole('link', { name: 'Shelf label' }).getAttribute('href')).toBe(
      '/print-labels/3',
    );
    const alone = within(row).getByRole('link', { name: 'Print Shelf label without an article' });
    expect(alone.getAttribute('href')).toBe('/print-labels/3');
    const forArticle = within(row).getByRole('link', { name: 'Print Shelf label for an article' });
    expect(forArticle.getAttribute('href')).toBe('/print-labels/3/articles');
    await waitFor(() => expect(row.querySelector('img')?.src).toMatch(/^data:image\/svg/), {
      timeout: 30_000,
    });
    expect(row.querySelector('img')?.alt).toBe('');
  });

  it('searches by name, in the address, and says where nothing is found', async () => {
    hasLabels([named(1, 'Étiquette'), named(2, 'Box')]);
    const { location } = open();
    await screen.findByRole('link', { name: 'Box' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'etiq{Enter}');
    expect(location()).toBe('/print-labels?q=etiq');
    expect(screen.queryByRole('link', { name: 'Box' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Étiquette' })).toBeDefined();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(screen.getByText('No labels found for “etiqzzz”.')).toBeDefined();
    await userEvent.click(screen.getByText('Clear search'));
    await waitFor(() => expect(location()).toBe('/print-labels'));
    expect(screen.getByRole('link', { name: 'Box' })).toBeDefined();
  });

  it('keeps a thousand labels out of the document but for those in sight', async () => {
    hasLabels(Array.from({ length: 1000 }, (_none, index) => named(index + 1, `Label ${index + 1}`)));
    open('/print-labels');
    expect(await screen.findByText('1,000 labels')).toBeDefined();
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });

  it('says what to do where there is none', async () => {
    hasLabels([]);
    open();
    expect(
      await screen.findByText(
        'There are no labels to print yet. A label can be printed once a version of it is published.',
      ),
    ).toBeDefined();
  });

  it('shows a label whose size and variables the server does not tell', async () => {
    hasLabels([{ labelId: 'L-7', name: 'From elsewhere' }]);
    open();
    const link = await screen.findByRole('link', { name: 'From elsewhere' });
    expect(link.getAttribute('href')).toBe('/print-labels/L-7');
    expect(screen.getByText('Nothing')).toBeDefined();
  });

  it('says what is wrong, and another try lists them', async () => {
    api.failOnce(LABELS, 500, 'Busy');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Busy');
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Shelf label' })).toBeDefined();
  });

  it('says who may grant it to somebody who may not see them', async () => {
    api.fail(LABELS, 403, 'No');
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('You are not allowed to see this.');
  });
});
