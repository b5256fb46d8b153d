import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { connectorHandlers } from '@/entities/connector/index.testing';
import { jam } from '@/features/print-label/index.testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { answer, button, mockApi, press, refusal, renderWith } from '@/shared/testing';
import { PrintArticlesPage } from './print-articles-page';

const ARTICLES = 'connectors/4/articles';
const erp = { id: 4, name: 'Bakery ERP', machineName: 'ERP-SRV-01', connectionStatus: 'Connected' };
const away = { ...erp, connectionStatus: 'Disconnected', lastSeenAt: '2026-11-12T08:14:31Z' };
const api = mockApi(
  ...articleHandlers([buildArticle({ id: 1, name: 'Oats' })]),
  answer('preferences/userSettings', { data: { dateLanguage: 'en-GB' } }),
  answer(ARTICLES, ({ query }) => {
    const rows = [jam, { ...jam, id: 'A/7', name: 'Honey' }].filter(({ name }) =>
      name.toLowerCase().includes(query.get('searchQuery') ?? ''),
    );
    return { data: { data: rows, total: rows.length } };
  }),
);
const asked = () => api.sentTo(`GET ${ARTICLES}`).map(({ query }) => String(query));

const open = (path = '/print-articles/4') =>
  renderWith(<PrintArticlesPage />, { path, route: '/print-articles/:connectorId?' });
const source = () => screen.findByRole('combobox', { name: 'Article source' });

describe('the source of the articles', () => {
  it('asks for no source where the organisation has no connectors', async () => {
    api.use(...connectorHandlers([]));
    open('/print-articles');
    expect(await screen.findByRole('link', { name: 'Oats' })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([403, 404, 500, 501])('asks for no source where the server answers %i', async (status) => {
    api.answer('connectors', {}, status);
    open('/print-articles');
    expect(await screen.findByRole('link', { name: 'Oats' })).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('lets the source be chosen in the address, there and back, and says which is away', async () => {
    api.use(...connectorHandlers([erp, { ...away, id: 5, name: 'Warehouse' }]));
    const { location } = open('/print-articles');
    const options = [...(await source()).querySelectorAll('option')].map(({ text }) => text);
    expect(options).toEqual(['My organisation', 'Bakery ERP', 'Warehouse (not connected)']);
    await userEvent.selectOptions(await source(), 'Bakery ERP');
    expect(location()).toBe('/print-articles/4');
    expect(await screen.findByRole('link', { name: 'Jam' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Oats' })).toBeNull();
    await userEvent.selectOptions(await source(), 'My organisation');
    expect(location()).toBe('/print-articles');
    expect(await screen.findByRole('link', { name: 'Oats' })).toBeDefined();
  });
});

describe('the articles of a connector', () => {
  it('lists the first page of a connector’s articles, each leading to its own print screen', async () => {
    api.use(...connectorHandlers([erp]));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Articles from Bakery ERP' })).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Jam' })).getAttribute('href')).toBe(
      '/print-connector-article/4/5',
    );
    expect(screen.getByRole('link', { name: 'Honey' }).getAttribute('href')).toBe(
      '/print-connector-article/4/A%2F7',
    );
    expect(asked()).toEqual(['take=100&offset=0']);
  });

  it('opens an article of the connector by a scan, looked for in that system, never among the own ones', async () => {
    const erpJam = { ...jam, id: 'E/5' };
    api.use(
      ...connectorHandlers([erp]),
      ...articleHandlers([buildArticle({ id: 5, externalIdentifier: jam.externalIdentifier })]),
      answer(ARTICLES, { data: { data: [erpJam], total: 1 } }),
    );
    const { location } = open();
    expect(await screen.findByText('Scanner ready. A scan opens the article’s print page.')).toBeDefined();
    await scanCode(jam.externalIdentifier);
    await waitFor(() => expect(location()).toBe('/print-connector-article/4/E%2F5'));
  });

  it('searches a connector’s articles from two characters on', async () => {
    api.use(...connectorHandlers([erp]));
    const { location } = open();
    await screen.findByRole('link', { name: 'Jam' });
    await userEvent.type(screen.getByRole('searchbox'), 'h{Enter}');
    expect(await screen.findByText('Type at least 2 characters to search.')).toBeDefined();
    expect(asked()).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'o{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Jam' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Honey' })).toBeDefined();
    expect(asked().at(-1)).toBe('take=100&offset=0&searchQuery=ho');
    expect(location()).toBe('/print-articles/4?q=ho');
  });

  it('says that a connector has no articles, and that none is found', async () => {
    api.use(...connectorHandlers([erp]), answer(ARTICLES, { data: { data: [], total: 0 } }));
    const { goTo } = open();
    expect(await screen.findByText('The system behind this connector has no articles.')).toBeDefined();
    await goTo('/print-articles/4?q=oats');
    expect(await screen.findByText('No articles found for “oats”.')).toBeDefined();
  });

  it('asks for no articles while the connector is away: says which, where, since when and what to do, and tries again', async () => {
    api.use(...connectorHandlers([away]));
    open();
    expect(await screen.findByText('“Bakery ERP” on ERP-SRV-01 is not connected.')).toBeDefined();
    expect(await screen.findByText(/^It was last seen 12\/11\/2026/)).toBeDefined();
    expect(asked()).toEqual([]);
    api.use(...connectorHandlers([erp]));
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Jam' })).toBeDefined();
  });

  it('says of a connector that never connected that it never did', async () => {
    api.use(...connectorHandlers([{ ...away, connectionStatus: 'NeverConnected', lastSeenAt: null }]));
    open();
    expect(await screen.findByText('It has never connected. Start it there, then try again.')).toBeDefined();
  });

  it('tells the server’s word when the connector went away meanwhile', async () => {
    api.use(
      ...connectorHandlers([erp]),
      refusal(ARTICLES, 503, 'The connector “Bakery ERP” on ERP-SRV-01 is not connected.'),
    );
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('on ERP-SRV-01 is not connected.');
    expect(button('Try again')).toBeDefined();
  });

  it.each([404, 501])(
    'says that a server that answers %i offers no articles of connectors',
    async (status) => {
      api.use(...connectorHandlers([erp]), refusal(ARTICLES, status, 'x'));
      open();
      expect((await screen.findByRole('alert')).textContent).toContain('This server does not offer this.');
    },
  );

  it('offers no articles of connectors where the server knows none at all', async () => {
    api.answer('connectors', {}, 404);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('This server does not offer this.');
    expect(screen.queryByRole('link', { name: 'Oats' })).toBeNull();
  });

  it('says of a connector that is gone that there is none', async () => {
    api.use(...connectorHandlers([{ ...erp, id: 9 }]));
    open();
    expect(await screen.findByText('Connector 4 no longer exists.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to my articles' }).getAttribute('href')).toBe(
      '/print-articles',
    );
  });
});
