import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { administrator, clientHouse, secret, sent } from '../testing/client-house';
import { AddIntegrationClientPage } from './add-integration-client-page';

const house = clientHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
let person = userEvent.setup();
beforeEach(() => {
  person = userEvent.setup();
});
afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const path = '/integrationclients/add';
const show = () =>
  renderWith(
    <main>
      <AddIntegrationClientPage />
    </main>,
    { path, route: path, token: administrator },
  );
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const add = () => person.click(screen.getByRole('button', { name: 'Add client' }));
const secretField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Client secret' });

async function fillIn() {
  await person.type(name(), ' Web shop ');
  await person.click(screen.getByRole('checkbox', { name: 'Print' }));
  await person.click(screen.getByRole('checkbox', { name: 'Read articles' }));
}

describe('a new integration client', () => {
  it('is sent to the letter, and its secret is shown once, copied and gone', async () => {
    const app = show();
    await fillIn();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await add();
    expect((await secretField()).value).toBe(secret);
    expect(sent).toEqual([
      {
        call: 'POST integrationclients',
        body: { name: 'Web shop', scopes: ['articles:read', 'print'], expiresAt: null },
      },
    ]);
    expect(screen.getByText('Copy the secret now: it is shown this once and never again.')).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    expect(app.location()).toBe(path);

    await person.click(screen.getByRole('button', { name: 'Copy client secret' }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(app.location()).toBe('/integrationclients'));
    expect(JSON.stringify(sessionStorage)).not.toContain('platen_secret_');
  });

  it('asks who leaves without having copied the secret, by any way out', async () => {
    const app = show();
    await fillIn();
    await add();
    await secretField();
    await person.click(screen.getByRole('button', { name: 'Done' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without the secret?' });
    await person.click(within(question).getByRole('button', { name: 'Stay' }));
    expect((await secretField()).value).toBe(secret);
    await app.goTo('/users');
    expect(app.location()).toBe(path);
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Leave without the secret?' })).getByRole('button', {
        name: 'Leave without it',
      }),
    );
    await waitFor(() => expect(app.location()).toBe('/users'));
  });

  it('ends after the day that was chosen', async () => {
    show();
    await fillIn();
    await person.type(screen.getByLabelText('Last day'), '2098-03-31');
    await add();
    await secretField();
    expect(sent[0]?.body).toMatchObject({ expiresAt: new Date('2098-03-31T23:59:59.999').toISOString() });
  });

  it('says nothing before somebody tries, then what is missing', async () => {
    show();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await add();
    expect(screen.getByRole('alert').textContent).toBe('Give the client a name.');
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(screen.getByText('Choose at least one thing it may do.')).toBeTruthy();
    await person.type(screen.getByLabelText('Last day'), '2020-01-01');
    expect(screen.getByText('This day has passed. Choose a later one, or none.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('keeps what was entered when the server refuses, and says why at the field', async () => {
    const Message = 'There is already an integration client named Web shop.';
    house.use(
      http.post('http://api.test/api/integrationclients', () =>
        HttpResponse.json({ Message, problems: [{ path: 'name', message: Message }] }, { status: 422 }),
      ),
    );
    show();
    await fillIn();
    await add();
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(name().value).toBe(' Web shop ');
    expect(name().getAttribute('aria-invalid')).toBe('true');
  });
});
