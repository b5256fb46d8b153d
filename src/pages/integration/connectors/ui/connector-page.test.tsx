import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import {
  administrator,
  connectorHouse,
  connectorKey,
  listedConnector,
  searches,
  sent,
} from '../testing/connector-house';
import { ConnectorPage } from './connector-page';

const house = connectorHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
let person = userEvent.setup();
beforeEach(() => {
  person = userEvent.setup();
});
afterEach(() => {
  sent.length = 0;
  searches.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const show = (id = '4') =>
  renderWith(
    <main>
      <ConnectorPage />
    </main>,
    { path: `/connectors/${id}`, route: '/connectors/:connectorId', token: administrator },
  );
const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);
const button = (name: string) => screen.findByRole('button', { name });
const search = () => screen.findByRole('searchbox', { name: 'Search its articles' });
const articlesAnswer = (status: number, body: object) =>
  http.get('http://api.test/api/connectors/4/articles', () => HttpResponse.json(body, { status }));

describe('a connector', () => {
  it('is changed to the letter, over its revision; a label that cannot be printed now stays chosen', async () => {
    show();
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Old box/ })).checked).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: 'Product' }));
    await person.click(screen.getByRole('checkbox', { name: 'Shelf edge' }));
    await person.click(screen.getByRole('checkbox', { name: 'This connector is let in' }));
    expect(await violations()).toEqual([]);
    await person.click(await button('Save'));
    await waitFor(() =>
      expect(sent).toEqual([
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
    await person.click(await button('Make a new key'));
    const question = await screen.findByRole('dialog', { name: 'Make a new key for Bakery ERP?' });
    await person.click(within(question).getByRole('button', { name: 'Make a new key' }));
    const key = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Connector key' });
    expect(key.value).toBe(connectorKey);
    expect(sent).toEqual([{ call: 'POST connectors/4/key', body: {} }]);
  });

  it('is deleted after a question', async () => {
    show();
    await person.click(await button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete Bakery ERP?' });
    await person.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bakery ERP was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE connectors/4', body: undefined }]);
  });

  it.each([404, 501])(
    'of a server that only lists them (%i) is shown and tried, not changed',
    async (status) => {
      house.use(http.get('http://api.test/api/connectors/4', () => HttpResponse.json({}, { status })));
      show();
      expect(await screen.findByRole('heading', { level: 1, name: listedConnector.name })).toBeTruthy();
      expect(screen.getByText('This server does not offer to change connectors.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
      expect(await violations()).toEqual([]);
      await person.type(await search(), '{Enter}');
      expect(await screen.findByText('Jam')).toBeTruthy();
    },
  );

  it('that is in no list says so, and leads to the list', async () => {
    house.use(
      http.get('http://api.test/api/connectors/9', () =>
        HttpResponse.json({ Message: 'There is no connector 9.' }, { status: 404 }),
      ),
    );
    show('9');
    expect(await screen.findByText('This connector is not there. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all connectors' })).toBeTruthy();
  });
});

describe('a connector that is tried', () => {
  it('shows what its system answers, and what each label takes from it', async () => {
    show();
    await person.type(await search(), 'ja{Enter}');
    expect(await screen.findByText('It answered: the first 1 of 30 articles.')).toBeTruthy();
    expect(searches).toEqual(['?take=10&offset=0&searchQuery=ja']);
    const article = screen.getByText('Jam').closest('details');
    expect(article?.querySelector('summary')?.textContent).toBe('Jam4006381333931On 1 label');
    await person.click(screen.getByText('Jam'));
    expect(article?.textContent).toContain('Price2.50');
    expect(article?.textContent).toContain('Lotno value: entered when it is printed');
    expect(await violations()).toEqual([]);
    // The form around it was not sent by Enter.
    expect(sent).toEqual([]);
  });

  it('that has nothing says that it answered', async () => {
    house.use(articlesAnswer(200, { data: { data: [], total: 0 } }));
    show();
    await person.click(await button('Search'));
    expect(await screen.findByText('It answered, and has no articles.')).toBeTruthy();
    await person.type(await search(), 'zz{Enter}');
    expect(await screen.findByText('It answered: nothing found for “zz”.')).toBeTruthy();
  });

  it.each([
    [502, 'The program could not read its articles.', 'The file articles.csv is not there.'],
    [503, 'It cannot be asked now.', 'The connector “Bakery ERP” on ERP-SRV-01 is not connected.'],
    [504, 'It did not answer in time.', 'The connector “Bakery ERP” did not answer in time.'],
  ])('and answers %i says “%s” with the reason, and is asked again', async (status, title, Message) => {
    house.use(articlesAnswer(status, { Message }));
    show();
    await person.click(await button('Search'));
    const fault = (await screen.findByText(title)).closest<HTMLElement>('[role="alert"]');
    if (!fault) throw new Error('It is no alert.');
    expect(fault.textContent).toContain(Message);
    expect(await violations()).toEqual([]);
    house.use(articlesAnswer(200, { data: { data: [{ id: 1, name: 'Honey' }], total: 1 } }));
    await person.click(within(fault).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Honey')).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });
});
