import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';
import { answer, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { StandardLabelsPage } from './standard-labels-page';

// Without a template nothing is drawn: drawing labels has its own tests.
const product = buildStandardTemplate({ template: undefined });
const shelf = buildStandardTemplate({
  template: undefined,
  templateId: 'shelf',
  name: 'Shelf edge 70 × 38',
  kind: 'Shelf',
  description: 'A price to be read from two metres.',
  widthMm: 70,
  heightMm: 38,
});

const api = mockApi(
  answer('labels/standardLabelTemplates', {
    data: [product, shelf].map((template) => ({ ...template, sampleValues: [] })),
  }),
  answer('labels/standardLabels', {
    data: [
      { standardLabelId: 4, templateId: 'product-50x30', name: 'Öhringer Glas', parameters: [], revision: 1 },
    ],
  }),
  answer('subscription', { data: { type: 'Free', maxLabels: 3, labels: 2 } }),
);

const show = (path = '/standardlabels') =>
  renderPage(<StandardLabelsPage />, {
    path,
    route: '/standardlabels',
    as: { UserRole: ['User', 'LabelManager'] },
  });
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the gallery', () => {
  it('shows what the organisation keeps, then the templates, and how many labels are used', async () => {
    show();
    const own = await screen.findByRole('list', { name: 'Saved by your organisation' });
    expect(within(own).getByRole('link', { name: 'Öhringer Glas' }).getAttribute('href')).toBe(
      '/standardlabels/4',
    );
    expect(within(own).getByText('From Product 50 × 30')).toBeTruthy();
    const offered = within(screen.getByRole('list', { name: 'Templates' }));
    expect(offered.getByRole('link', { name: 'Shelf edge 70 × 38' }).getAttribute('href')).toBe(
      '/standardlabels/shelf',
    );
    expect(offered.getByText('Shelf · 70 × 38 mm')).toBeTruthy();
    expect(offered.getByText('A price to be read from two metres.')).toBeTruthy();
    expect(await screen.findByText('2 of 3 labels used')).toBeTruthy();
    await expectAccessible();
  });

  it('is narrowed by words, kind and size, and the address says how', async () => {
    const app = show('/standardlabels?size=small');
    await screen.findByRole('link', { name: 'Product 50 × 30' });
    expect(names()).toEqual(['Öhringer Glas', 'Product 50 × 30']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Size: All');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Kind: Shelf');
    expect(names()).toEqual(['Shelf edge 70 × 38']);
    expect(app.location()).toBe('/standardlabels?kind=Shelf');
    expect(screen.getByRole('status').textContent).toBe('1 of 3 templates');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'jam{Enter}');
    expect(await screen.findByText('No templates found for “jam”.')).toBeTruthy();
    await press('Clear search and filters');
    await waitFor(() => expect(app.location()).toBe('/standardlabels'));
  });

  it('leads to a label of one’s own where the server offers no templates', async () => {
    api.answer('labels/standardLabelTemplates', { data: [] });
    show();
    expect(await screen.findByText(/This server offers no templates/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add label' }).getAttribute('href')).toBe('/addlabel');
  });

  it('shows the templates even when what is kept cannot be read', async () => {
    api.fail('labels/standardLabels', 404, 'No');
    show();
    expect(await screen.findByRole('link', { name: 'Product 50 × 30' })).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the gallery cannot be read (%i)', async (status, words) => {
    api.fail('labels/standardLabelTemplates', status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
