import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { subscriptionHandlers } from '@/entities/subscription/index.testing';
import { buildWidget, widgetHandlers, withEmptyWidgetStore } from '@/entities/widget/index.testing';
import { answer, mockApi, press, renderWith } from '@/shared/testing';
import { HomePage } from './home-page';

const offering = (showFeatures: object) => answer('features', { data: { showFeatures } });
const helperSays = (path: string, body: object) => answer(`http://helper.test/${path}`, body);
withEmptyWidgetStore();
const api = mockApi(
  ...widgetHandlers([]),
  ...subscriptionHandlers('Enterprise'),
  offering({}),
  helperSays('health', { status: 'Healthy', version: '1.0.0', instanceId: 'h' }),
  helperSays('api/settings', { version: '1.0.0', computerName: 'BENCH-3' }),
  helperSays('api/printQueues', { computerName: 'BENCH-3', queues: [] }),
);

const show = () => renderWith(<HomePage />, { as: { firstname: 'Mia', lastname: 'Member' } });
const ways = () => screen.getAllByRole('listitem').map((way) => way.querySelector('a')?.getAttribute('href'));

describe('the home of somebody who reviews', () => {
  const pending = answer('QualityAssurance/pendingVersions', {
    data: [
      { labelId: 7, labelVersionId: 12, name: 'Jam', state: 'DataApprover' },
      { labelId: 8, labelVersionId: 13, name: 'Honey', state: 'Publisher' },
    ],
  });

  it('shows what waits for a decision, and leads to it', async () => {
    api.use(pending);
    renderWith(<HomePage />, { as: { QualityAssuranceRole: ['DataApprover'] } });
    const table = await screen.findByRole('region', { name: 'Pending versions' });
    const link = await within(table).findByRole('link', { name: 'Review Data' });
    expect(link.getAttribute('href')).toBe('/qa/labels/7/versions/12/approve');
    expect(within(table).queryByText('Honey')).toBeNull();
  });

  it('is like that of every member for those who review nothing', async () => {
    api.use(pending);
    show();
    await screen.findByText(/No favorites yet/);
    expect(screen.queryByRole('region', { name: 'Pending versions' })).toBeNull();
    expect(api.sent).not.toContain('GET QualityAssurance/pendingVersions');
  });
});

describe('the home of a member', () => {
  it('welcomes by name and shows the favorites', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mia Member');
    const strip = { name: 'My Favorite Widgets' };
    expect(await screen.findByRole('heading', strip)).toBeTruthy();
    expect(await screen.findByText(/No favorites yet/)).toBeTruthy();
  });

  it.each([
    [
      'no answer',
      () => HttpResponse.error(),
      'Print failed: The server cannot be reached. Check the network and try again.',
    ],
    [
      'a refusal',
      () => HttpResponse.json({ Message: 'No such label' }, { status: 422 }),
      'Print failed: No such label',
    ],
  ])('tells of %s to a print from the strip as of a failed print', async (_name, respond, message) => {
    const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
    api.use(
      ...widgetHandlers([buildWidget({ favorite: true })]),
      ...articleHandlers([oats]),
      http.post('http://print.test/api/print', respond),
    );
    show();
    const search = await screen.findByRole('combobox', { name: 'Article' });
    // With the pauses of a person's typing: keys without pauses count as a scan.
    await userEvent.setup({ delay: 60 }).type(search, '4006381333931{Enter}');
    await screen.findByText('Selected article');
    await press('Print');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('offers quick print whatever the organisation has', async () => {
    show();
    await screen.findByRole('link', { name: /Quick print/ });
    expect(ways()).toEqual(['/quickprint']);
  });

  it('offers articles, orders and labels where the organisation has them', async () => {
    api.use(offering({ showMyArticles: true, showMyOrders: true, myLabels: { showMyLabels: true } }));
    show();
    await screen.findByRole('link', { name: /My labels/ });
    expect(ways()).toEqual(['/quickprint', '/print-articles', '/myorders', '/print-labels']);
  });
});
