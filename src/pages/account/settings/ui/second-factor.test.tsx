import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { answer, expectAccessible, mockApi, press, refusal, renderWith, tokenFor } from '@/shared/testing';
import { RequiredFactorPage } from './required-factor-page';
import { SecondFactorSection } from './second-factor/second-factor-section';

const PATH = 'http://auth.test/api/account/secondfactor';
const off = { since: null, recoveryCodesLeft: 0, isByProvider: false, asksSecondFactor: false };
const on = { ...off, since: '2026-11-20T08:30:00Z', recoveryCodesLeft: 9 };
const codes = Array.from({ length: 10 }, (_, index) => `7KQ2-M9XF-03TB-VC5${index}`);
const begun = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Platen:mia?secret=JBSWY3DPEHPK3PXP' };
const wrongPassword = { path: 'password', message: 'The password is wrong.' };
const api = mockApi(
  answer('preferences/userSettings', { data: { dateLanguage: 'en-GB', labels: [] } }),
  answer(`POST ${PATH}`, { data: begun }),
  answer(`POST ${PATH}/confirm`, { data: { recoveryCodes: codes } }),
  answer(`POST ${PATH}/off`),
);
const user = {
  userId: '42',
  firstName: 'Mia',
  lastName: 'Member',
  email: 'mia@demo.test',
  organizationId: '7',
  groups: [],
  tags: new Set<string>(),
  needsSecondFactor: false,
};
const show = () =>
  renderWith(<SecondFactorSection user={user} />, { path: '/settings', route: '/settings', as: {} });

/** Goes through the steps, up to the recovery codes. */
async function setUp() {
  await userEvent.type(await screen.findByLabelText('Your password'), 'a good password{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe(begun.secret);
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(codes[9] ?? '')).toBeTruthy();
}

describe('the second factor in the settings', () => {
  it('is set up with the password and a code, and shows the recovery codes until they are kept', async () => {
    api.answer(PATH, { data: off });
    show();
    await press('Set up a second factor');
    await setUp();
    await expectAccessible();
    api.answer(PATH, { data: on });
    await press('I have kept them');
    expect(await screen.findByText('9 recovery codes are left.')).toBeTruthy();
    expect(screen.getByText('Your second factor is on. You’re signed out on other devices.')).toBeTruthy();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    expect(api.written()).toEqual([
      { call: `POST ${PATH}`, body: { password: 'a good password' } },
      { call: `POST ${PATH}/confirm`, body: { code: '123456' } },
    ]);
  });

  it('says at the field what is wrong, and keeps the focus there', async () => {
    api.answer(PATH, { data: off });
    api.use(
      http.post(PATH, () =>
        HttpResponse.json({ Message: 'The password is wrong.', problems: [wrongPassword] }, { status: 422 }),
      ),
    );
    show();
    await press('Set up a second factor');
    const field = await screen.findByLabelText('Your password');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'guess{Enter}');
    expect(await screen.findByText('The password is wrong.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is turned off with the password and a code', async () => {
    api.answer(PATH, { data: on });
    show();
    await press('Turn off');
    await userEvent.type(await screen.findByLabelText('Your password'), 'a good password{Enter}');
    expect(await screen.findByText('Enter the code.')).toBeTruthy();
    api.answer(PATH, { data: off });
    await userEvent.type(screen.getByLabelText('Code or recovery code'), '123456{Enter}');
    expect(await screen.findByText('Your second factor is off.')).toBeTruthy();
    expect(api.bodies(`POST ${PATH}/off`)).toEqual([{ password: 'a good password', code: '123456' }]);
  });

  it('is the provider’s for whoever signed in through one', async () => {
    api.answer(PATH, { data: { ...off, isByProvider: true } });
    show();
    expect(await screen.findByText(/^You signed in through an identity provider/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([404, 501])('is not there with a server that answers %i', async (status) => {
    api.use(refusal(PATH, status, 'Nothing here.'));
    show();
    await waitFor(() => expect(api.sentTo(`GET ${PATH}`).length).toBeGreaterThan(0));
    expect(screen.queryByText('Second factor')).toBeNull();
  });
});

const screenOf = (
  <main>
    <RequiredFactorPage />
  </main>
);

describe('a second factor that the organisation asks for', () => {
  it('is set up on a screen of its own, which leads on with a new token', async () => {
    const asked = tokenFor({ UserRole: ['Administrator'], needsSecondFactor: true });
    const fresh = tokenFor({ UserRole: ['Administrator'] });
    api.answer(PATH, { data: { ...off, asksSecondFactor: true } });
    api.answer('POST http://auth.test/api/account/refresh', {
      token: fresh,
      refreshToken: 'next',
      expires: 600,
    });
    const app = renderWith(screenOf, {
      path: '/account/second-factor',
      route: '/account/second-factor',
      as: { UserRole: ['Administrator'], needsSecondFactor: true },
    });
    useTokenStore.setState({ redirectPath: '/users' });
    expect(await screen.findByText(/^Your organisation asks this of its administrators/)).toBeTruthy();
    await expectAccessible();
    await setUp();
    await press('I have kept them');
    await waitFor(() => expect(app.location()).toBe('/users'));
    expect(useTokenStore.getState().token).toBe(fresh);
    expect(asked).not.toBe(fresh);
  });

  it('is in the settings of whoever is not asked for it', async () => {
    api.answer(PATH, { data: off });
    const app = renderWith(<RequiredFactorPage />, {
      path: '/account/second-factor',
      route: '/account/second-factor',
      as: { UserRole: ['Administrator'] },
    });
    await waitFor(() => expect(app.location()).toBe('/settings'));
  });
});
