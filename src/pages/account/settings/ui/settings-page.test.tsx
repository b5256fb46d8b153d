import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { SettingsPage } from './settings-page';

const sent = vi.fn<(call: string, body: unknown) => void>();
const answer = (path: string, body: object) => http.get(`http://${path}`, () => HttpResponse.json(body));
const taking = (method: 'post' | 'put', path: string, answerWith: () => Response) =>
  http[method](`http://${path}`, async ({ request }) => {
    sent(path, await request.json());
    return answerWith();
  });
const ok = () => HttpResponse.json({});
const server = setupServer(
  answer('api.test/api/preferences/userSettings', {
    data: {
      dateLanguage: 'de',
      colorScheme: 'light',
      labels: [{ labelId: 5, printers: [{ printerId: 1, isDefault: true }] }],
    },
  }),
  answer('api.test/api/labels', { data: [{ labelId: 5, name: 'Shelf label' }] }),
  answer('api.test/api/printers', { data: [{ printerId: 1, name: 'ZT410', displayName: 'Packing line' }] }),
  answer('helper.test/health', { status: 'Healthy', version: '1.0.0' }),
  answer('helper.test/api/settings', { version: '1.0.0', computerName: 'BENCH-3' }),
  answer('helper.test/api/printQueues', { computerName: 'BENCH-3', queues: [] }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
});
afterAll(() => server.close());

const show = (claims: Parameters<typeof buildToken>[0] = {}) =>
  renderWith(<SettingsPage />, {
    path: '/settings',
    route: '/settings',
    token: buildToken({ email: 'mia@demo.test', ...claims }),
  });

async function changePassword(current: string, next: string) {
  if (current) await userEvent.type(screen.getByLabelText(/Current password/), current);
  if (next) await userEvent.type(screen.getByLabelText(/New password/), next);
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
}

describe('settings', () => {
  it('keep whether a scan is heard and felt, both off at first', async () => {
    server.use(taking('post', 'api.test/api/preferences/userSettings', ok));
    show();
    const sound = await screen.findByRole('switch', { name: /^Beep/ });
    expect([sound, screen.getByRole('switch', { name: /^Vibrate/ })]).toMatchObject([
      { checked: false },
      { checked: false },
    ]);
    await userEvent.click(sound);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith(
        'api.test/api/preferences/userSettings',
        expect.objectContaining({ dateLanguage: 'de', colorScheme: 'light', scanSound: true }),
      ),
    );
  });

  it('show who is signed in and the printers of this computer', async () => {
    show({ UserRole: ['User', 'LabelManager'] });
    expect(screen.getByText('Mia Member')).toBeTruthy();
    expect(screen.getByText('User, LabelManager')).toBeTruthy();
    expect(await screen.findByText('BENCH-3')).toBeTruthy();
    expect(await screen.findByText('Shelf label: Packing line')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change print preferences' })).toBeNull();
  });

  it('lead to the print preferences those who may change them', () => {
    show({ UserPermission: ['PrinterManager'] });
    expect(screen.getByRole('link', { name: 'Change print preferences' }).getAttribute('href')).toBe(
      '/preferences',
    );
  });

  it('save the language of dates at once, with the other settings', async () => {
    server.use(taking('post', 'api.test/api/preferences/userSettings', ok));
    show();
    const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language of dates' });
    expect(language.value).toBe('de');
    await userEvent.selectOptions(language, 'sv');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith('api.test/api/preferences/userSettings', {
      dateLanguage: 'sv',
      colorScheme: 'light',
      labels: [{ labelId: 5, printers: [{ printerId: 1, isDefault: true }] }],
    });
  });

  it('save the colours at once, and take them back when that fails', async () => {
    server.use(
      taking('post', 'api.test/api/preferences/userSettings', () =>
        HttpResponse.json({ Message: 'The store is full.' }, { status: 507 }),
      ),
    );
    show();
    const dark = await screen.findByRole<HTMLInputElement>('radio', { name: 'Dark' });
    await userEvent.click(dark);
    expect(sent).toHaveBeenCalledWith(
      'api.test/api/preferences/userSettings',
      expect.objectContaining({ colorScheme: 'dark' }),
    );
    expect(await screen.findByText('Not saved: The store is full.')).toBeTruthy();
    await waitFor(() => expect(dark.checked).toBe(false));
  });
});

const pauseAction = () => screen.queryByRole('link', { name: 'Pause Subscription' });

describe('the subscription', () => {
  it.each([
    [['User', 'TenantAdmin'], '/subscription/cancel'],
    [['Administrator', 'TenantAdmin'], undefined],
    [['Administrator'], undefined],
    [['User'], undefined],
  ])('is paused from here only by whoever has no dashboard: %j', (UserRole, path) => {
    show({ UserRole });
    expect(pauseAction()?.getAttribute('href')).toBe(path);
  });
});

describe('the password', () => {
  it('is changed with the user id of the token, and the session goes on', async () => {
    const fresh = buildToken({ email: 'mia@demo.test', firstname: 'Fresh' });
    server.use(
      taking('put', 'auth.test/api/account/password', ok),
      http.post('http://auth.test/api/account/login', async ({ request }) => {
        sent('auth.test/api/account/login', await request.json());
        await delay(100);
        return HttpResponse.json({ token: fresh, refreshToken: 'new', expires: 600 });
      }),
      answer('api.test/api/subscription/status', { status: 'Active' }),
    );
    show();
    await changePassword('the old one', 'a better password');
    expect(await screen.findByText('Your password is changed.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('');
    // Whoever leaves the page on reading this has a session to come back to.
    expect(useTokenStore.getState().refreshToken).toBe('new');
    expect(sent.mock.calls).toEqual([
      [
        'auth.test/api/account/password',
        { userId: '42', currentPassword: 'the old one', newPassword: 'a better password' },
      ],
      ['auth.test/api/account/login', { email: 'mia@demo.test', password: 'a better password' }],
    ]);
  });

  it('that is wrong is answered at the form: session and input stay', async () => {
    server.use(
      taking('put', 'auth.test/api/account/password', () =>
        HttpResponse.json({ Message: 'The current password is wrong.' }, { status: 403 }),
      ),
    );
    show();
    await changePassword('not the old one', 'a better password');
    expect((await screen.findByRole('alert')).textContent).toContain('The current password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('a better password');
    expect(localStorage.getItem('auth_token')).not.toBeNull();
  });

  it('needs both, and another one than before', async () => {
    show();
    await changePassword('', '');
    expect(await screen.findByText('Enter your current password.')).toBeTruthy();
    expect(screen.getByText('Enter a password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Current password/));
    await changePassword('the same one', 'the same one');
    expect(await screen.findByText('Choose a password that differs from the current one.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('refused with 401 ends the session: the authentication service has spoken', async () => {
    server.use(
      taking('put', 'auth.test/api/account/password', () =>
        HttpResponse.json({ Message: 'Please sign in.' }, { status: 401 }),
      ),
    );
    show();
    await changePassword('the old one', 'a better password');
    await waitFor(() => expect(useTokenStore.getState()).toMatchObject({ token: '', endedBy: 'server' }));
  });
});
