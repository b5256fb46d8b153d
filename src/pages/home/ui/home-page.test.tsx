import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { widgetHandlers } from '@/entities/widget/index.testing';
import { renderWith } from '@/shared/testing';
import { HomePage } from './home-page';

const offering = (showFeatures: object) =>
  http.get('http://api.test/api/features', () => HttpResponse.json({ data: { showFeatures } }));
const server = setupServer(...widgetHandlers([]), offering({}));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = () => renderWith(<HomePage />, { token: buildToken({ firstname: 'Mia', lastname: 'Member' }) });
const ways = () => screen.getAllByRole('listitem').map((way) => way.querySelector('a')?.getAttribute('href'));

describe('the home of a member', () => {
  it('welcomes by name and shows the favourites', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mia Member');
    const strip = { name: 'My Favorite Widgets' };
    expect(await screen.findByRole('heading', strip, { timeout: 10_000 })).toBeTruthy();
    expect(await screen.findByText(/No favourites yet/)).toBeTruthy();
  });

  it('offers quick print whatever the organisation has', () => {
    show();
    expect(ways()).toEqual(['/quickprint']);
  });

  it('offers articles, orders and labels where the organisation has them', async () => {
    server.use(offering({ showMyArticles: true, showMyOrders: true, myLabels: { showMyLabels: true } }));
    show();
    await screen.findByRole('link', { name: /My labels/ });
    expect(ways()).toEqual(['/quickprint', '/print-articles', '/myorders', '/print-labels']);
  });
});
