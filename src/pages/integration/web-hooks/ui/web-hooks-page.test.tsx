import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { administrator, hookHouse, savedHook, secret, sent } from '../testing/hook-house';
import { WebHooksPage } from './web-hooks-page';

const house = hookHouse();
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

const show = (search = '') =>
  renderWith(
    <main>
      <WebHooksPage />
    </main>,
    {
      path: `/integrationwebhooks${search}`,
      route: '/integrationwebhooks',
      token: administrator,
    },
  );
const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the web hooks', () => {
  it('are listed with what they are told of and what came of it last', async () => {
    show();
    const link = await screen.findByRole('link', { name: /^Warehouse/ });
    expect(link.getAttribute('href')).toBe('/integrationwebhooks?open=4');
    expect(screen.getByText('Print failed, stock.low')).toBeTruthy();
    expect(screen.getByText('Given up')).toBeTruthy();
    expect(screen.getByText('On')).toBeTruthy();
    expect(await violations()).toEqual([]);
  });

  it('that are none lead to the first one, where the subscription has any', async () => {
    house.use(http.get('http://api.test/api/integrationwebhooks', () => HttpResponse.json({ data: [] })));
    const { unmount } = show();
    expect(await screen.findByText(/There are no web hooks yet/)).toBeTruthy();
    unmount();
    house.use(
      http.get('http://api.test/api/subscription', () =>
        HttpResponse.json({ data: { integrationWebHooksEnabled: false } }),
      ),
    );
    show();
    expect(await screen.findByText('Your subscription has no web hooks.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add web hook' })).toBeNull();
  });

  it('say so where the server has no such call', async () => {
    house.use(
      http.get('http://api.test/api/integrationwebhooks', () => HttpResponse.json({}, { status: 501 })),
    );
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});

describe('a new web hook', () => {
  it('is sent to the letter, shows its secret once, and opens to be tried', async () => {
    const app = show('?open=new');
    await person.type(await field('Name'), ' Warehouse ');
    await person.type(await field('Address'), 'https://hooks.example.com/platen');
    await person.click(screen.getByRole('checkbox', { name: 'Version published' }));
    await person.click(screen.getByRole('checkbox', { name: 'Print failed' }));
    expect(await violations()).toEqual([]);
    await person.click(await button('Add web hook'));
    expect((await field('Signing secret')).value).toBe(secret);
    expect(sent).toEqual([
      {
        call: 'POST integrationwebhooks',
        body: {
          name: 'Warehouse',
          url: 'https://hooks.example.com/platen',
          events: ['print.failed', 'version.published'],
        },
      },
    ]);
    await person.click(await button('Copy signing secret'));
    await person.click(await button('Done'));
    await waitFor(() => expect(app.location()).toBe('/integrationwebhooks?open=4'));
    expect(await button('Send a test')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('whsec_');
  });

  it('holds who goes back to the list without the secret', async () => {
    const app = show('?open=new');
    await person.type(await field('Name'), 'x');
    await person.type(await field('Address'), 'https://hooks.example.com');
    await person.click(screen.getByRole('checkbox', { name: 'Print failed' }));
    await person.click(await button('Add web hook'));
    await field('Signing secret');
    await app.goTo('/integrationwebhooks');
    expect(await screen.findByRole('dialog', { name: 'Leave without the secret?' })).toBeTruthy();
    expect(app.location()).toBe('/integrationwebhooks?open=new');
  });

  it('says what is missing, and at the address why the server refuses it', async () => {
    const Message = 'The host 10.0.0.1 is not in the public internet: nothing is sent there.';
    house.use(
      http.post('http://api.test/api/integrationwebhooks', () =>
        HttpResponse.json({ Message, problems: [{ path: 'url', message: Message }] }, { status: 422 }),
      ),
    );
    show('?open=new');
    await person.click(await button('Add web hook'));
    expect(screen.getByRole('alert').textContent).toBe('Give the web hook a name.');
    expect(screen.getByText('Choose at least one event.')).toBeTruthy();
    await person.type(await field('Name'), 'x');
    await person.type(await field('Address'), 'hooks.example.com');
    expect(
      screen.getAllByText('Enter a whole address, such as https://example.com/hooks.').length,
    ).toBeGreaterThan(0);
    await person.clear(await field('Address'));
    await person.type(await field('Address'), 'https://10.0.0.1');
    await person.click(screen.getByRole('checkbox', { name: 'Print failed' }));
    await person.click(await button('Add web hook'));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getAllByText(new RegExp(Message)).length).toBeGreaterThan(0);
    await person.keyboard('{Escape}');
    expect((await field('Address')).value).toBe('https://10.0.0.1');
    expect((await field('Address')).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a web hook', () => {
  it('shows what it was told, every try, and sends one again', async () => {
    show('?open=4');
    const row = (await screen.findByText('1 try')).closest('details');
    if (!row) throw new Error('There is no delivery.');
    await person.click(within(row).getByText('Print failed'));
    expect(within(row).getByText('It answered 500. It took 41 ms.')).toBeTruthy();
    expect(within(row).getByText('Out of order')).toBeTruthy();
    expect(within(row).getByText('{"type":"print.failed"}')).toBeTruthy();
    expect(await violations()).toEqual([]);
    await person.click(within(row).getByRole('button', { name: /^Send again: Print failed/ }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST integrationwebhooks/4/deliveries/11111111-1111-4111-8111-111111111111/retry',
          body: undefined,
        },
      ]),
    );
  });

  it('is tried, and tells what the receiver said or why nothing was sent', async () => {
    show('?open=4');
    await person.click(await button('Send a test'));
    expect(await screen.findByText('The test arrived.')).toBeTruthy();
    expect(screen.getByText('It answered 200. It took 12 ms.')).toBeTruthy();
    expect(screen.getByText('Thank you')).toBeTruthy();
    house.use(
      http.post('http://api.test/api/integrationwebhooks/4/test', () =>
        HttpResponse.json({ Message: 'Your subscription has no web hooks.' }, { status: 409 }),
      ),
    );
    await person.click(await button('Send a test'));
    expect(
      await screen.findByText('The test was not sent. Your subscription has no web hooks.'),
    ).toBeTruthy();
  });

  it('is switched off over the revision the change was begun on', async () => {
    show('?open=4');
    await person.click(await screen.findByRole('checkbox', { name: 'This web hook is told' }));
    await person.click(await button('Save'));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'PUT integrationwebhooks/4',
          body: {
            revision: 3,
            name: 'Warehouse',
            url: 'https://hooks.example.com/platen',
            events: ['print.failed'],
            isEnabled: false,
          },
        },
      ]),
    );
  });

  it('gets another secret, shown once', async () => {
    house.use(
      http.get('http://api.test/api/integrationwebhooks', () =>
        HttpResponse.json({ data: [{ ...savedHook, previousSecretEndsAt: '2026-11-22T08:00:00.000Z' }] }),
      ),
    );
    show('?open=4');
    expect(await screen.findByText(/^signs until 2026-11-22/)).toBeTruthy();
    await person.click(await button('Make a new secret'));
    const question = await screen.findByRole('dialog', { name: 'Make a new secret for Warehouse?' });
    expect(within(question).getByText(/^Both secrets sign for 24 hours/)).toBeTruthy();
    await person.click(within(question).getByRole('button', { name: 'Make a new secret' }));
    expect((await field('Signing secret')).value).toBe(secret);
    expect(sent).toEqual([{ call: 'POST integrationwebhooks/4/secret', body: { overlapHours: 24 } }]);
  });

  it('is deleted after a question', async () => {
    show('?open=4');
    await person.click(await button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete Warehouse?' });
    await person.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Warehouse was deleted. The list opens in 5 seconds.')).toBeTruthy();
  });

  it('that is not there says so, and leads to the list', async () => {
    show('?open=9');
    expect(await screen.findByText('This web hook is not there. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all web hooks' })).toBeTruthy();
  });
});
