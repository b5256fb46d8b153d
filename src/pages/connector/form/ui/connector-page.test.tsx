import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, findField, mockApi, press, renderPage } from '@/shared/testing';
import {
  administrator,
  connectorKey,
  connectorServer,
  listedConnector,
} from '@/entities/connector/index.testing';
import { ConnectorPage } from './connector-page';

const api = mockApi(...connectorServer());

const show = (id = '4') =>
  renderPage(<ConnectorPage />, {
    path: `/connectors/${id}`,
    route: '/connectors/:connectorId',
    as: administrator,
  });
const search = () => screen.findByRole('searchbox', { name: 'Search its articles' });
const ARTICLES = 'connectors/4/articles';

describe('a connector', () => {
  it('is changed to the letter, over its revision; a label that cannot be printed now stays chosen', async () => {
    show();
    await userEvent.type(await findField('Name'), ' 2');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Old box/ })).checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Product' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shelf edge' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Enabled' }));
    await expectAccessible();
    await press('Save');
    await waitFor(() =>
      expect(api.written()).toEqual([
        {
          call: 'PUT connectors/4',
          body: { name: 'Bakery ERP 2', isEnabled: false, labelIds: [9, 1], revision: 3 },
        },
      ]),
    );
  });

  it('gets a new key after it is said what becomes of the old one', async () => {
    show();
    expect(await screen.findByText('ends in x7Qa')).toBeTruthy();
    await press('Make a new key');
    const question = await screen.findByRole('dialog', { name: 'Make a new key for Bakery ERP?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Make a new key' }));
    const key = await findField('Connector key');
    expect(key.value).toBe(connectorKey);
    expect(api.written()).toEqual([{ call: 'POST connectors/4/key', body: {} }]);
  });

  it('is deleted after a question', async () => {
    show();
    await press('Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete Bakery ERP?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bakery ERP was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE connectors/4', body: undefined }]);
  });

  it.each([404, 501])(
    'shows and tries, but does not change, a connector of a server that only lists them (%i)',
    async (status) => {
      api.answer('connectors/4', {}, status);
      show();
      expect(await screen.findByRole('heading', { level: 1, name: listedConnector.name })).toBeTruthy();
      expect(screen.getByText('This server does not support changing connectors.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
      await expectAccessible();
      await userEvent.type(await search(), '{Enter}');
      expect(await screen.findByText('Jam')).toBeTruthy();
    },
  );

  it.each([404, 405, 501])(
    'is not called deleted by a server that offers neither the connector nor their list (%i)',
    async (status) => {
      api.answer('connectors/4', {}, status);
      api.answer('connectors', {}, status);
      show();
      expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
      expect(screen.queryByText(/may have been deleted/)).toBeNull();
    },
  );

  it('says that the connector is in no list, and leads to the list', async () => {
    api.fail('connectors/9', 404, 'There is no connector 9.');
    show('9');
    expect(await screen.findByText('Connector not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all connectors' })).toBeTruthy();
  });
});

describe('a connector that is tried', () => {
  it('shows what its system answers, and what each label takes from it', async () => {
    show();
    await userEvent.type(await search(), 'ja{Enter}');
    expect(await screen.findByText('It answered: the first 1 of 30 articles.')).toBeTruthy();
    expect(api.sentTo('GET connectors/4/articles').map(({ query }) => String(query))).toEqual([
      'take=10&offset=0&searchQuery=ja',
    ]);
    const article = screen.getByText('Jam').closest('details');
    expect(article?.querySelector('summary')?.textContent).toBe('Jam4006381333931On 1 label');
    await userEvent.click(screen.getByText('Jam'));
    expect(article?.textContent).toContain('Price2.50');
    expect(article?.textContent).toContain('Lotno value: entered when printing');
    await expectAccessible();
    // Enter did not submit the surrounding form.
    expect(api.written()).toEqual([]);
  });

  it('says of a connector that has nothing that it answered', async () => {
    api.answer(ARTICLES, { data: { data: [], total: 0 } });
    show();
    await press('Search');
    expect(await screen.findByText('It answered, and has no articles.')).toBeTruthy();
    await userEvent.type(await search(), 'zz{Enter}');
    expect(await screen.findByText('It answered: nothing found for “zz”.')).toBeTruthy();
  });

  it.each([
    [502, 'The program could not read its articles.', 'The file articles.csv is not there.'],
    [503, 'It is not available right now.', 'The connector “Bakery ERP” on ERP-SRV-01 is not connected.'],
    [504, 'It did not answer in time.', 'The connector “Bakery ERP” did not answer in time.'],
  ])(
    'says of a connector that answers %i “%s” with the reason, and asks it again',
    async (status, title, Message) => {
      api.fail(ARTICLES, status, Message);
      show();
      await press('Search');
      const fault = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
      if (!fault) throw new Error('It is no alert.');
      expect(fault.textContent).toContain(Message);
      await expectAccessible();
      api.answer(ARTICLES, { data: { data: [{ id: 1, name: 'Honey' }], total: 1 } });
      await userEvent.click(within(fault).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Honey')).toBeTruthy();
      expect(screen.queryByText(title)).toBeNull();
    },
  );
});
