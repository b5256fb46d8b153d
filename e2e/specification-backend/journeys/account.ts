import { expect } from '@playwright/test';
import { LoginPage } from '../../pages/login.page.ts';
import { PasswordForgotPage } from '../../pages/password-forgot.page.ts';
import { RegisterPage } from '../../pages/register.page.ts';
import { SettingsPage } from '../../pages/settings.page.ts';
import { letTokenRunOut } from '../../stage/stored-session.ts';
import { administrator } from '../people.ts';
import { open, press, type Journey } from './journey.ts';

const PASSWORD = 'a long enough password';

export const accountJourneys: readonly Journey[] = [
  {
    does: 'signs in',
    makes: [
      'GET /api/account/OpenIdProviders',
      'POST /api/account/login',
      'GET /api/subscription/status',
      'GET /api/features',
    ],
    walk: async (page) => {
      await (await LoginPage.open(page)).signIn('max@example.test', PASSWORD);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Max Member');
    },
  },
  {
    does: 'signs in with an identity provider',
    makes: ['POST /api/account/loginOidc'],
    walk: async (page) => {
      await LoginPage.open(page);
      await press(page, 'Continue with Google');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Admin');
    },
  },
  {
    does: 'registers an organisation',
    makes: ['POST /api/account/register'],
    walk: async (page) => {
      const register = await RegisterPage.open(page);
      await register.register({
        organization: 'Müller',
        firstName: 'Mia',
        lastName: 'Müller',
        email: 'mia@example.test',
        password: PASSWORD,
      });
      await expect(register.heading).not.toHaveText('Create an organisation');
      await expect(register.alert).toHaveCount(0);
    },
  },
  {
    does: 'forgets a password and chooses another one',
    makes: ['POST /api/Account/password/forgot', 'POST /api/account/password/reset'],
    walk: async (page) => {
      const forgot = await PasswordForgotPage.open(page);
      await forgot.askFor('max@example.test');
      await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0);
      await open(page, '/account/forgot?token=of-a-mail');
      await forgot.choose(PASSWORD);
      await expect(page.getByRole('button', { name: 'Set the password' })).toHaveCount(0);
      await expect(forgot.alert).toHaveCount(0);
    },
  },
  {
    does: 'changes the password',
    as: administrator,
    makes: ['PUT /api/account/password'],
    walk: async (page) => {
      const settings = await SettingsPage.open(page);
      await settings.change(PASSWORD, 'another good password');
      await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();
    },
  },
  {
    does: 'comes back after the token ran out',
    as: administrator,
    makes: ['POST /api/account/refresh', 'GET /api/labels/count'],
    walk: async (page) => {
      await letTokenRunOut(page);
      await open(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada Admin');
    },
  },
];
