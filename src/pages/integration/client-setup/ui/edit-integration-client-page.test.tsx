import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { administrator, clientHouse, savedClient, secret, sent } from '../testing/client-house';
import { EditIntegrationClientPage } from './edit-integration-client-page';

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

const show = (id = '4') =>
  renderWith(
    <main>
      <EditIntegrationClientPage />
    </main>,
    {
      path: `/integrationclients/${id}/edit`,
      route: '/integrationclients/:integrationClientId/edit',
      token: administrator,
    },
  );
const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
const url = 'http://api.test/api/integrationclients/4';

describe('an integration client', () => {
  it('is shown as it is, never its secret', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Web shop', level: 1 })).toBeTruthy();
    expect(await screen.findByText('platen_client_0123456789abcdef01234567')).toBeTruthy();
    expect(await screen.findByText(/^ends in x7Qa, made 2026-05-12/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Read articles' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Change orders' }).checked).toBe(false);
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('loses a scope and is disabled, over the revision the change was begun on', async () => {
    show();
    await person.click(await screen.findByRole('checkbox', { name: 'Print' }));
    await person.click(screen.getByRole('checkbox', { name: 'This client may call' }));
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
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
    house.use(
      http.get(url, () => HttpResponse.json({ data: { ...savedClient, state: 'expired', expiresAt } })),
    );
    show();
    expect(await screen.findByText('Expired')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ expiresAt, name: 'Web shop 2' }));
  });

  it('gets another secret after a question, with the overlap that was chosen', async () => {
    show();
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'The old secret' }),
      'ends at once',
    );
    await person.click(screen.getByRole('button', { name: 'Make a new secret' }));
    const question = await screen.findByRole('dialog', { name: 'Make a new secret for Web shop?' });
    expect(within(question).getByText(/the program is refused until it knows the new one/)).toBeTruthy();
    await person.click(within(question).getByRole('button', { name: 'Make a new secret' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Client secret' });
    expect(field.value).toBe(secret);
    expect(sent).toEqual([{ call: 'POST integrationclients/4/secret', body: { overlapHours: 0 } }]);
    await person.click(screen.getByRole('button', { name: 'Copy client secret' }));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: 'Web shop', level: 1 })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('platen_secret_');
  });

  it('does not get one over changes that are not saved, and says why a refused one was refused', async () => {
    const Message = 'Your subscription has no integration clients.';
    house.use(http.post(`${url}/secret`, () => HttpResponse.json({ Message }, { status: 409 })));
    show();
    const renew = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make a new secret' });
    const print = screen.getByRole('checkbox', { name: 'Print' });
    await person.click(print);
    expect(renew.disabled).toBe(true);
    expect(screen.getByText('Save or discard your changes first.')).toBeTruthy();
    await person.click(print);
    await person.click(renew);
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Make a new secret for Web shop?' })).getByRole(
        'button',
        { name: 'Make a new secret' },
      ),
    );
    const fault = await screen.findByRole('dialog', { name: 'The secret was not changed.' });
    expect(within(fault).getByText(Message)).toBeTruthy();
  });

  it('is deleted after a question', async () => {
    show();
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete Web shop?' });
    await person.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Web shop was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE integrationclients/4', body: undefined }]);
  });

  it('that is not there says so, and leads to the list', async () => {
    house.use(
      http.get('http://api.test/api/integrationclients/9', () =>
        HttpResponse.json({ Message: 'There is no integration client 9.' }, { status: 404 }),
      ),
    );
    show('9');
    expect(
      await screen.findByText('This integration client is not there. It may have been deleted.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all integration clients' })).toBeTruthy();
  });
});
