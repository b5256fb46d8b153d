import type { Page } from '@playwright/test';
import { AccountSetupPage } from '../pages/account-setup.page.ts';
import { AddUserPage } from '../pages/add-user.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { PasswordForgotPage } from '../pages/password-forgot.page.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { SettingsPage } from '../pages/settings.page.ts';
import { SubscriptionCancelPage } from '../pages/subscription-cancel.page.ts';
import { historyOf } from './history.ts';
import { expect, openPlace, PASSWORD, test } from './place.ts';
import { letTokenRunOut, storedKeys, tokensOf } from './stored-session.ts';

const USED = 'This link has been used or has expired. Ask for a new one.';
const NEW_PASSWORD = 'another sentence nobody guesses';

const tryToSignIn = async (page: Page, url: string, email: string, password: string) => {
  const login = await LoginPage.open(page, url);
  await login.email.fill(email);
  await login.password.fill(password);
  await login.submit.click();
  return login;
};

test('an organisation is registered, confirmed by its letter and entered at the dashboard', async ({
  page,
  place,
}) => {
  const email = 'founder@example.com';
  const register = await RegisterPage.open(page, place.url);
  await expect(register.plan('Free')).toBeChecked();
  await register.register({
    plan: 'Standard',
    organization: 'Bäckerei Öberg',
    firstName: 'Åsa',
    lastName: 'Öberg',
    email,
    password: PASSWORD,
  });
  await expect(register.heading).toHaveText('Check your mail');
  await expect(page.getByText(`A message to ${email} has a link that confirms your address.`)).toBeVisible();

  const early = await tryToSignIn(page, place.url, email, PASSWORD);
  await expect(early.alert).toContainText('The e-mail address or the password is wrong.');

  const link = await place.mailbox.linkTo(email, 'verify');
  await page.goto(link);
  await register.confirm.click();
  await expect(register.heading).toHaveText('Your organisation is ready');
  expect((await historyOf(page)).filter((address) => address.includes('token='))).toEqual([]);
  await register.toSignIn.click();
  await new LoginPage(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL(`${place.url}/#/`);
  await expect(page.getByText('Åsa Öberg').first()).toBeVisible();

  await page.goto(`${place.url}/#/subscription/cancel`);
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();

  await page.goto(link);
  await register.confirm.click();
  await expect(register.alert).toContainText(USED);
});

test('a colleague is invited, sets up the account once and works at once', async ({
  page,
  place,
  browser,
}) => {
  await place.found('inviting@example.com');
  await new LoginPage(await open(page, place.url)).signIn('inviting@example.com', PASSWORD);
  const email = 'colleague@example.com';
  const addUser = await AddUserPage.open(page, place.url);
  await addUser.email.fill(email);
  await expect(addUser.choice('Account type and roles', 'User')).toBeChecked();
  await addUser.choice('Account type and roles', 'ArticleManager').check();
  await addUser.submit.click();
  await expect(page).toHaveURL(`${place.url}/#/users`);
  const link = await place.mailbox.linkTo(email, 'invitation');
  await AddUserPage.open(page, place.url);
  await expect(addUser.pendingOf(email)).toContainText('User, ArticleManager');

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  const setup = new AccountSetupPage(theirs);
  await expect(theirs.getByText('Åsa Öberg has invited you to Of inviting@example.com.')).toBeVisible();
  await expect(setup.email).toHaveValue(email);
  await expect(theirs).toHaveURL(`${place.url}/#/invite`);
  await setup.setUp({ firstName: 'Cléo', lastName: 'Lefèvre', password: PASSWORD });
  await expect(theirs).toHaveURL(`${place.url}/#/home`);
  await expect(theirs.getByText('Cléo Lefèvre').first()).toBeVisible();
  expect((await historyOf(theirs)).filter((address) => address.includes('token='))).toEqual([]);

  await theirs.goto(link);
  await expect(setup.heading).toHaveText('This invitation cannot be used');
  await expect(setup.alert).toContainText(USED);
  await theirs.context().close();

  await page.reload();
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();
});

test('who changes the password goes on in the same tab; other sign-ins end', async ({
  page,
  place,
  browser,
}) => {
  const email = 'changing@example.com';
  await place.found(email);
  const elsewhere = await (await browser.newContext()).newPage();
  await new LoginPage(await open(elsewhere, place.url)).signIn(email, PASSWORD);
  await new LoginPage(await open(page, place.url)).signIn(email, PASSWORD);

  const settings = await SettingsPage.open(page, place.url);
  await settings.change('not the password', NEW_PASSWORD);
  await expect(settings.alert).toContainText('The current password is wrong.');
  await expect(settings.newPassword).toHaveValue(NEW_PASSWORD);
  await settings.change(PASSWORD, NEW_PASSWORD);
  await expect(settings.said('Your password is changed.')).toBeVisible();

  await letTokenRunOut(page);
  await page.goto(`${place.url}/#/adduser`);
  await page.reload();
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();

  await letTokenRunOut(elsewhere);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${place.url}/#/login`);
  await elsewhere.context().close();
});

test('a forgotten password is replaced through the letter; the old one and earlier sign-ins end', async ({
  page,
  place,
  browser,
}) => {
  const email = 'forgetful@example.com';
  await place.found(email);
  const earlier = await (await browser.newContext()).newPage();
  await new LoginPage(await open(earlier, place.url)).signIn(email, PASSWORD);

  const forgot = await PasswordForgotPage.open(page, place.url);
  await forgot.askFor(email);
  await expect(forgot.heading).toHaveText('Check your mail');
  const link = await place.mailbox.linkTo(email, 'reset');
  await page.goto(link);
  await expect(forgot.heading).toHaveText('Choose a new password');
  await expect(page).toHaveURL(`${place.url}/#/account/forgot`);
  await forgot.choose(NEW_PASSWORD);
  await expect(forgot.heading).toHaveText('Your password is changed');
  expect((await historyOf(page)).filter((address) => address.includes('token='))).toEqual([]);

  const refused = await tryToSignIn(page, place.url, email, PASSWORD);
  await expect(refused.alert).toContainText('The e-mail address or the password is wrong.');
  await refused.signIn(email, NEW_PASSWORD);
  await expect(page).toHaveURL(`${place.url}/#/`);

  await letTokenRunOut(earlier);
  await earlier.reload();
  await expect(
    earlier.getByText('Your session has ended. Sign in to continue where you were.'),
  ).toBeVisible();
  await expect(earlier).toHaveURL(`${place.url}/#/login`);
  await earlier.context().close();

  await page.goto(link);
  await forgot.choose('a third sentence nobody guesses');
  // Even to somebody who is signed in by now, whom a failed call signs out.
  await expect(forgot.alert).toContainText(USED);
  expect(await storedKeys(page)).toEqual([]);
});

test('an address nobody knows is told the same, and gets no letter', async ({ page, place }) => {
  const forgot = await PasswordForgotPage.open(page, place.url);
  await forgot.askFor('nobody@example.com');
  await expect(forgot.heading).toHaveText('Check your mail');
  await expect(
    page.getByText('If there is an account for nobody@example.com, a message with a link is on its way.'),
  ).toBeVisible();
});

for (const isServerThere of [true, false])
  test(`Logout in one tab shows login in the other within a second, the server ${isServerThere ? 'running' : 'stopped'}`, async ({
    context,
    page,
  }) => {
    const place = await openPlace();
    await place.found('leaving@example.com');
    await new LoginPage(await open(page, place.url)).signIn('leaving@example.com', PASSWORD);
    const other = await context.newPage();
    await other.goto(`${place.url}/#/settings`);
    await expect(new SettingsPage(other).heading).toBeVisible();
    const { refreshToken } = await tokensOf(page);
    if (!isServerThere) await place.stop();

    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(other).toHaveURL(`${place.url}/#/login`, { timeout: 1000 });
    await expect(page).toHaveURL(`${place.url}/#/login`, { timeout: 1000 });
    expect([await storedKeys(page), await storedKeys(other)]).toEqual([[], []]);
    if (isServerThere)
      await expect
        .poll(async () => (await place.post('/api/account/refresh', { refreshToken })).status)
        .toBe(401);
    await place.close();
  });

test('who pauses the subscription is signed out, and signing in keeps no token', async ({ page, place }) => {
  const email = 'pausing@example.com';
  await place.found(email);
  await new LoginPage(await open(page, place.url)).signIn(email, PASSWORD);
  const cancel = await SubscriptionCancelPage.open(page, place.url);
  await cancel.pause('A holiday');
  await expect(cancel.heading).toHaveText('The subscription is paused');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${place.url}/#/login`);

  const login = await tryToSignIn(page, place.url, email, PASSWORD);
  await expect(login.alert).toContainText('The organization is canceled/paused');
  expect(await storedKeys(page)).toEqual([]);
});

async function open(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/#/login`);
  return page;
}
