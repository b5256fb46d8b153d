import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, findField, mockApi, press, renderPage } from '@/shared/testing';
import { administrator, connectorKey, connectorServer } from '@/entities/connector/index.testing';
import { AddConnectorPage } from './add-connector-page';

const api = mockApi(...connectorServer());

const show = (search: string) =>
  renderPage(<AddConnectorPage />, { path: `/connectors${search}`, route: '/connectors', as: administrator });

describe('a new connector', () => {
  it('is sent to the letter, shows its key and its command once, and opens to be tried', async () => {
    const app = show('?open=new');
    await userEvent.type(await findField('Name'), ' Bakery ERP ');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Shelf edge' }));
    await expectAccessible();
    await press('Add connector');
    expect((await findField('Connector key')).value).toBe(connectorKey);
    expect((await findField('Start command on Linux')).value).toBe(
      `CONNECT_SERVER=http://api.test CONNECT_CONNECTOR_KEY=${connectorKey} CONNECT_CSV=articles.csv platen-helper connect`,
    );
    await expectAccessible();
    expect(api.written()).toEqual([{ call: 'POST connectors', body: { name: 'Bakery ERP', labelIds: [2] } }]);
    await press('Copy connector key');
    expect(await screen.findByText('Copied')).toBeTruthy();
    await press('Done');
    await waitFor(() => expect(app.location()).toBe('/connectors/4'));
  });

  it('needs a name', async () => {
    show('?open=new');
    await press('Add connector');
    expect(screen.getByRole('alert').textContent).toBe('Give the connector a name.');
    expect(api.written()).toEqual([]);
  });

  it('cannot be added to a server that only lists them', async () => {
    api.answer('POST connectors', {}, 404);
    show('?open=new');
    await userEvent.type(await findField('Name'), 'x');
    await press('Add connector');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('This server does not support adding connectors.')).toBeTruthy();
  });
});
