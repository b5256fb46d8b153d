import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  field,
  findButton,
  findField,
  mockApi,
  press,
  pressIn,
  renderPage,
} from '@/shared/testing';
import { administrator, clientServer, savedClient, secret } from '../testing/client-server';
import { EditIntegrationClientPage } from './edit-integration-client-page';

const api = mockApi(...clientServer());

const show = (id = '4') =>
  renderPage(<EditIntegrationClientPage />, {
    path: `/integrationclients/${id}/edit`,
    route: '/integrationclients/:integrationClientId/edit',
    as: administrator,
  });
const save = () => press('Save');

describe('an integration client', () => {
  it('is shown as it is, never its secret', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Web shop', level: 1 })).toBeTruthy();
    expect(await screen.findByText('platen_client_0123456789abcdef01234567')).toBeTruthy();
    expect(await screen.findByText(/^ends in x7Qa, created 2026-05-12/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Read articles' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Change orders' }).checked).toBe(false);
    await expectAccessible();
  });

  it('loses a scope and is disabled, over the revision the change was begun on', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Print' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Enabled' }));
    await save();
    await waitFor(() =>
      expect(api.written()).toEqual([
        {
          call: 'PUT integrationclients/4',
          body: {
            revision: 3,
            name: 'Web shop',
            scopes: ['articles:read'],
            expiresAt: null,
            isEnabled: false,
          },
        },
      ]),
    );
  });

  it('keeps the moment of an end that stays, also one that has passed', async () => {
    const expiresAt = '2026-01-31T11:30:00.000Z';
    api.answer('integrationclients/4', { data: { ...savedClient, state: 'expired', expiresAt } });
    show();
    expect(await screen.findByText('Expired')).toBeTruthy();
    await userEvent.type(field('Name'), ' 2');
    await save();
    await waitFor(() => expect(api.written()[0]?.body).toMatchObject({ expiresAt, name: 'Web shop 2' }));
  });

  it('gets another secret after a question, with the overlap that was chosen', async () => {
    show();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'The old secret' }),
      'stops working at once',
    );
    await press('Make a new secret');
    const question = await screen.findByRole('dialog', { name: 'Make a new secret for Web shop?' });
    expect(within(question).getByText(/the program is refused until it knows the new one/)).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Make a new secret' }));
    expect((await findField('Client secret')).value).toBe(secret);
    expect(api.written()).toEqual([{ call: 'POST integrationclients/4/secret', body: { overlapHours: 0 } }]);
    await press('Copy client secret');
    expect(await screen.findByText('Copied')).toBeTruthy();
    await press('Done');
    expect(await screen.findByRole('heading', { name: 'Web shop', level: 1 })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('platen_secret_');
  });

  it('does not get one over changes that are not saved, and says why a refused one was refused', async () => {
    const Message = 'Your subscription has no integration clients.';
    api.fail('POST integrationclients/4/secret', 409, Message);
    show();
    const renew = await findButton('Make a new secret');
    const print = screen.getByRole('checkbox', { name: 'Print' });
    await userEvent.click(print);
    expect(renew.disabled).toBe(true);
    expect(screen.getByText('Save or discard your changes first.')).toBeTruthy();
    await userEvent.click(print);
    await userEvent.click(renew);
    await pressIn('Make a new secret for Web shop?', 'Make a new secret');
    const fault = await screen.findByRole('dialog', { name: 'The secret was not changed.' });
    expect(within(fault).getByText(Message)).toBeTruthy();
  });

  it('is deleted after a question', async () => {
    show();
    await press('Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete Web shop?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Web shop was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE integrationclients/4', body: undefined }]);
  });

  it('is not called deleted by a server that offers neither the client nor their list', async () => {
    api.fail('integrationclients/4', 404, 'Not Found');
    api.fail('integrationclients', 404, 'Not Found');
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
    expect(screen.queryByText(/may have been deleted/)).toBeNull();
  });

  it('says that the client is not there, and leads to the list', async () => {
    api.fail('integrationclients/9', 404, 'There is no integration client 9.');
    api.answer('integrationclients', { data: [] });
    show('9');
    expect(await screen.findByText('Integration client not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all integration clients' })).toBeTruthy();
  });
});
