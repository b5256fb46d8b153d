import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, field, findField, mockApi, press, pressIn, renderPage } from '@/shared/testing';
import { administrator, clientServer, secret } from '../testing/client-server';
import { AddIntegrationClientPage } from './add-integration-client-page';

const api = mockApi(...clientServer());

const path = '/integrationclients/add';
const show = () => renderPage(<AddIntegrationClientPage />, { path, route: path, as: administrator });
const name = () => field('Name');
const add = () => press('Add client');
const secretField = () => findField('Client secret');

async function fillIn() {
  await userEvent.type(name(), ' Web shop ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Print' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Read articles' }));
}

describe('a new integration client', () => {
  it('is sent to the letter, and its secret is shown once, copied and gone', async () => {
    const app = show();
    await fillIn();
    await expectAccessible();
    await add();
    expect((await secretField()).value).toBe(secret);
    expect(api.written()).toEqual([
      {
        call: 'POST integrationclients',
        body: { name: 'Web shop', scopes: ['articles:read', 'print'], expiresAt: null },
      },
    ]);
    expect(screen.getByText('Copy the secret now: it is shown this once and never again.')).toBeTruthy();
    await expectAccessible();
    expect(app.location()).toBe(path);

    await press('Copy client secret');
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(secret);
    await press('Done');
    await waitFor(() => expect(app.location()).toBe('/integrationclients'));
    expect(JSON.stringify(sessionStorage)).not.toContain('platen_secret_');
  });

  it('asks who leaves without having copied the secret, by any way out', async () => {
    const app = show();
    await fillIn();
    await add();
    await secretField();
    await press('Done');
    const question = await screen.findByRole('dialog', { name: 'Leave without the secret?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    expect((await secretField()).value).toBe(secret);
    await app.goTo('/users');
    expect(app.location()).toBe(path);
    await pressIn('Leave without the secret?', 'Leave without it');
    await waitFor(() => expect(app.location()).toBe('/users'));
  });

  it('ends after the day that was chosen', async () => {
    show();
    await fillIn();
    await userEvent.type(screen.getByLabelText('Last day'), '2098-03-31');
    await add();
    await secretField();
    expect(api.written()[0]?.body).toMatchObject({
      expiresAt: new Date('2098-03-31T23:59:59.999').toISOString(),
    });
  });

  it('says nothing before somebody tries, then what is missing', async () => {
    show();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await add();
    expect(screen.getByRole('alert').textContent).toBe('Give the client a name.');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(screen.getByText('Choose at least one permission.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Last day'), '2020-01-01');
    expect(screen.getByText('This day has passed. Choose a later one, or none.')).toBeTruthy();
    expect(api.written()).toEqual([]);
  });

  it('keeps what was entered when the server refuses, and says why at the field', async () => {
    const Message = 'There is already an integration client named Web shop.';
    api.answer('POST integrationclients', { Message, problems: [{ path: 'name', message: Message }] }, 422);
    show();
    await fillIn();
    await add();
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(name().value).toBe(' Web shop ');
    expect(name().getAttribute('aria-invalid')).toBe('true');
  });
});
