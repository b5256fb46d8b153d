import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay } from 'msw';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { answer, mockApi, press, renderWith, tokenFor, type TestClaims } from '@/shared/testing';
import { SettingsPage } from './settings-page';

const SAVE = 'POST preferences/userSettings';
const api = mockApi(
  answer('preferences/userSettings', {
    data: {
      dateLanguage: 'de',
      colorScheme: 'light',
      labels: [{ labelId: 5, printers: [{ printerId: 1, isDefault: true }] }],
    },
  }),
  answer('labels', { data: [{ labelId: 5, name: 'Shelf label' }] }),
  answer('printers', { data: [{ printerId: 1, name: 'ZT410', displayName: 'Packing line' }] }),
  answer('http://helper.test/health', { status: 'Healthy', version: '1.0.0' }),
  answer('http://helper.test/api/settings', { version: '1.0.0', computerName: 'BENCH-3' }),
  answer('http://helper.test/api/printQueues', { computerName: 'BENCH-3', queues: [] }),
);

const show = (claims: TestClaims = {}) =>
  renderWith(<SettingsPage />, {
    path: '/settings',
    route: '/settings',
    as: { email: 'mia@demo.test', ...claims },
  });

async function changePassword(current: string, next: string) {
  if (current) await userEvent.type(screen.getByLabelText(/Current password/), current);
  if (next) await userEvent.type(screen.getByLabelText(/New password/), next);
  await press('Change the password');
}

describe('settings', () => {
  it('keeps whether a scan is heard and felt, both off at first', async () => {
    api.answer(SAVE);
    show();
    const sound = await screen.findByRole('switch', { name: /^Beep/ });
    expect([sound, screen.getByRole('switch', { name: /^Vibrate/ })]).toMatchObject([
      { checked: false },
      { checked: false },
    ]);
    await userEvent.click(sound);
    await waitFor(() =>
      expect(api.written()).toEqual([
        {
          call: SAVE,
          body: expect.objectContaining({ dateLanguage: 'de', colorScheme: 'light', scanSound: true }),
        },
      ]),
    );
  });

  it('shows who is signed in and the printers of this computer', async () => {
    show({ UserRole: ['User', 'LabelManager'] });
    expect(screen.getByText('Mia Member')).toBeTruthy();
    expect(screen.getByText('User, Label manager')).toBeTruthy();
    expect(await screen.findByText('BENCH-3')).toBeTruthy();
    expect(await screen.findByText('Shelf label: Packing line')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change print preferences' })).toBeNull();
  });

  it('leads to the print preferences those who may change them', () => {
    show({ UserPermission: ['PrinterManager'] });
    expect(screen.getByRole('link', { name: 'Change print preferences' }).getAttribute('href')).toBe(
      '/preferences',
    );
  });

  it('saves the language of dates at once, with the other settings', async () => {
    api.answer(SAVE);
    show();
    const language = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language for dates' });
    expect(language.value).toBe('de');
    await userEvent.selectOptions(language, 'sv');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: SAVE,
        body: {
          dateLanguage: 'sv',
          colorScheme: 'light',
          labels: [{ labelId: 5, printers: [{ printerId: 1, isDefault: true }] }],
        },
      },
    ]);
  });

  it('saves the colours at once, and takes them back when that fails', async () => {
    api.fail(SAVE, 507, 'The store is full.');
    show();
    const dark = await screen.findByRole<HTMLInputElement>('radio', { name: 'Dark' });
    await userEvent.click(dark);
    expect(api.bodies(SAVE)).toContainEqual(expect.objectContaining({ colorScheme: 'dark' }));
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
  ])('lets the subscription be paused from here only by whoever has no dashboard: %j', (UserRole, path) => {
    show({ UserRole });
    expect(pauseAction()?.getAttribute('href')).toBe(path);
  });
});

describe('the password', () => {
  it('changes the password with the user id of the token, and the session goes on', async () => {
    const fresh = tokenFor({ email: 'mia@demo.test', firstname: 'Fresh' });
    api.use(
      answer('PUT http://auth.test/api/account/password'),
      http.post('http://auth.test/api/account/login', async () => {
        await delay(100);
        return HttpResponse.json({ token: fresh, refreshToken: 'new', expires: 600 });
      }),
      answer('subscription/status', { status: 'Active' }),
    );
    show();
    await changePassword('the old one', 'a better password');
    expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('');
    // A person who leaves the page on reading this still has a session.
    expect(useTokenStore.getState().refreshToken).toBe('new');
    expect(api.written()).toEqual([
      {
        call: 'PUT http://auth.test/api/account/password',
        body: { userId: '42', currentPassword: 'the old one', newPassword: 'a better password' },
      },
      {
        call: 'POST http://auth.test/api/account/login',
        body: { email: 'mia@demo.test', password: 'a better password' },
      },
    ]);
  });

  it('answers a wrong password at the form: session and input stay', async () => {
    api.fail('PUT http://auth.test/api/account/password', 403, 'The current password is wrong.');
    show();
    await changePassword('not the old one', 'a better password');
    expect((await screen.findByRole('alert')).textContent).toContain('The current password is wrong.');
    expect(screen.getByLabelText<HTMLInputElement>(/New password/).value).toBe('a better password');
    expect(localStorage.getItem('auth_token')).not.toBeNull();
  });

  it('needs both passwords, and another one than before', async () => {
    show();
    await changePassword('', '');
    expect(await screen.findByText('Enter your current password.')).toBeTruthy();
    expect(screen.getByText('Enter a password.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Current password/));
    await changePassword('the same one', 'the same one');
    expect(await screen.findByText('Choose a password that differs from the current one.')).toBeTruthy();
    expect(api.written()).toEqual([]);
  });

  it('ends the session when the change of password is refused with 401', async () => {
    api.fail('PUT http://auth.test/api/account/password', 401, 'Please sign in.');
    show();
    await changePassword('the old one', 'a better password');
    await waitFor(() => expect(useTokenStore.getState()).toMatchObject({ token: '', endedBy: 'server' }));
  });
});
