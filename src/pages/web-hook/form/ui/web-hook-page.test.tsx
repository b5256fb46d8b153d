import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, findButton, findField, mockApi, press, renderPage } from '@/shared/testing';
import { administrator, hookServer, savedHook, secret } from '@/entities/web-hook/index.testing';
import { WebHookPage } from './web-hook-page';

const api = mockApi(...hookServer());

const show = (search = '') =>
  renderPage(<WebHookPage />, {
    path: `/integrationwebhooks${search}`,
    route: '/integrationwebhooks',
    as: administrator,
  });

describe('a new web hook', () => {
  it('is sent to the letter, shows its secret once, and opens to be tried', async () => {
    const app = show('?open=new');
    await userEvent.type(await findField('Name'), ' Warehouse ');
    await userEvent.type(await findField('Address'), 'https://hooks.example.com/platen');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Version published' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Print failed' }));
    await expectAccessible();
    await press('Add web hook');
    expect((await findField('Signing secret')).value).toBe(secret);
    expect(api.written()).toEqual([
      {
        call: 'POST integrationwebhooks',
        body: {
          name: 'Warehouse',
          url: 'https://hooks.example.com/platen',
          events: ['print.failed', 'version.published'],
        },
      },
    ]);
    await press('Copy signing secret');
    expect(await screen.findByText('Copied')).toBeTruthy();
    await press('Done');
    await waitFor(() => expect(app.location()).toBe('/integrationwebhooks?open=4'));
    expect(await findButton('Send a test')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain('whsec_');
  });

  it('holds whoever goes back to the list without the secret', async () => {
    const app = show('?open=new');
    await userEvent.type(await findField('Name'), 'x');
    await userEvent.type(await findField('Address'), 'https://hooks.example.com');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Print failed' }));
    await press('Add web hook');
    await findField('Signing secret');
    await app.goTo('/integrationwebhooks');
    expect(await screen.findByRole('dialog', { name: 'Leave without the secret?' })).toBeTruthy();
    expect(app.location()).toBe('/integrationwebhooks?open=new');
  });

  it('says what is missing, and at the address why the server refuses it', async () => {
    const Message = 'The host 10.0.0.1 is not in the public internet: nothing is sent there.';
    api.answer('POST integrationwebhooks', { Message, problems: [{ path: 'url', message: Message }] }, 422);
    show('?open=new');
    await press('Add web hook');
    expect(screen.getByRole('alert').textContent).toBe('Give the web hook a name.');
    expect(screen.getByText('Choose at least one event.')).toBeTruthy();
    await userEvent.type(await findField('Name'), 'x');
    await userEvent.type(await findField('Address'), 'hooks.example.com');
    expect(
      screen.getAllByText('Enter a whole address, such as https://example.com/hooks.').length,
    ).toBeGreaterThan(0);
    await userEvent.clear(await findField('Address'));
    await userEvent.type(await findField('Address'), 'https://10.0.0.1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Print failed' }));
    await press('Add web hook');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getAllByText(new RegExp(Message)).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    expect((await findField('Address')).value).toBe('https://10.0.0.1');
    expect((await findField('Address')).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a web hook', () => {
  it('shows what it was told, every try, and sends one again', async () => {
    show('?open=4');
    const row = (await screen.findByText('1 attempt')).closest('details');
    if (!row) throw new Error('There is no delivery.');
    await userEvent.click(within(row).getByText('Print failed'));
    expect(within(row).getByText('It answered 500. It took 41 ms.')).toBeTruthy();
    expect(within(row).getByText('Out of order')).toBeTruthy();
    expect(within(row).getByText('{"type":"print.failed"}')).toBeTruthy();
    await expectAccessible();
    await userEvent.click(within(row).getByRole('button', { name: /^Send again: Print failed/ }));
    await waitFor(() =>
      expect(api.written()).toEqual([
        {
          call: 'POST integrationwebhooks/4/deliveries/11111111-1111-4111-8111-111111111111/retry',
          body: undefined,
        },
      ]),
    );
  });

  it('is tried, and tells what the receiver said or why nothing was sent', async () => {
    show('?open=4');
    await press('Send a test');
    expect(await screen.findByText('The test arrived.')).toBeTruthy();
    expect(screen.getByText('It answered 200. It took 12 ms.')).toBeTruthy();
    expect(screen.getByText('Thank you')).toBeTruthy();
    api.fail('POST integrationwebhooks/4/test', 409, 'Your subscription has no web hooks.');
    await press('Send a test');
    expect(
      await screen.findByText('The test was not sent. Your subscription has no web hooks.'),
    ).toBeTruthy();
  });

  it('is switched off over the revision the change was begun on', async () => {
    show('?open=4');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Enabled' }));
    await press('Save');
    await waitFor(() =>
      expect(api.written()).toEqual([
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
    api.answer('integrationwebhooks', {
      data: [{ ...savedHook, previousSecretEndsAt: '2026-11-22T08:00:00.000Z' }],
    });
    show('?open=4');
    expect(await screen.findByText(/^valid until 2026-11-22/)).toBeTruthy();
    await press('Make a new secret');
    const question = await screen.findByRole('dialog', { name: 'Make a new secret for Warehouse?' });
    expect(within(question).getByText(/^Both secrets sign events for 24 hours/)).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Make a new secret' }));
    expect((await findField('Signing secret')).value).toBe(secret);
    expect(api.written()).toEqual([
      { call: 'POST integrationwebhooks/4/secret', body: { overlapHours: 24 } },
    ]);
  });

  it('is deleted after a question', async () => {
    show('?open=4');
    await press('Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete Warehouse?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Warehouse was deleted. The list opens in 5 seconds.')).toBeTruthy();
  });

  it('says that the web hook is not there, and leads to the list', async () => {
    show('?open=9');
    expect(await screen.findByText('Web hook not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all web hooks' })).toBeTruthy();
  });
});
