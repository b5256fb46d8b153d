import type { Page } from '@playwright/test';
import { AccountSetupPage } from '../pages/account-setup.page.ts';
import { AddUserPage } from '../pages/add-user.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { PasswordForgotPage } from '../pages/password-forgot.page.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { SettingsPage } from '../pages/settings.page.ts';
import { SubscriptionCancelPage } from '../pages/subscription-cancel.page.ts';
import { historyOf } from './history.ts';
import { openEmptyServer, PASSWORD } from './empty-server.ts';
import { expect, test } from './test.ts';
import { signIn } from './sign-in.ts';
import { letTokenRunOut, storedKeys, tokensOf } from '../stage/stored-session.ts';

const USED = 'This link has been used or has expired. Ask for a new one.';
/** The clock of a page is paused at a future time. */
const CLOCK_AHEAD_MS = 60_000;
const NEW_PASSWORD = 'another sentence nobody guesses';

const tryToSignIn = async (page: Page, url: string, email: string, password: string) => {
  const login = await LoginPage.open(page, url);
  await login.email.fill(email);
  await login.password.fill(password);
  await login.submit.click();
  return login;
};

test('an organisation is registered, confirmed by its mail and entered at the dashboard', async ({
  page,
  emptyServer,
}) => {
  const email = 'founder@example.com';
  const register = await RegisterPage.open(page, emptyServer.url);
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
  await expect(
    page.getByText(`We sent a message to ${email} with a link to confirm your address.`),
  ).toBeVisible();

  const early = await tryToSignIn(page, emptyServer.url, email, PASSWORD);
  await expect(early.alert).toContainText('The e-mail address or the password is wrong.');

  const link = await emptyServer.mailbox.linkTo(email, 'verify');
  await page.goto(link);
  await register.confirm.click();
  await expect(register.heading).toHaveText('Your organisation is ready');
  expect((await historyOf(page)).filter((address) => address.includes('token='))).toEqual([]);
  await register.toSignIn.click();
  await new LoginPage(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL(`${emptyServer.url}/#/`);
  await expect(page.getByText('Åsa Öberg').first()).toBeVisible();

  await page.goto(`${emptyServer.url}/#/subscription/cancel`);
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();

  await page.goto(link);
  await register.confirm.click();
  await expect(register.alert).toContainText(USED);
});

test(
  'a colleague is invited, sets up the account once and works at once',
  { tag: '@main' },
  async ({ page, emptyServer, browser }) => {
    await emptyServer.found('inviting@example.com');
    await signIn(page, emptyServer.url, { email: 'inviting@example.com', password: PASSWORD });
    const email = 'colleague@example.com';
    const addUser = await AddUserPage.open(page, emptyServer.url);
    await addUser.email.fill(email);
    await expect(addUser.choice('Account type and roles', 'User')).toBeChecked();
    await addUser.choice('Account type and roles', 'Article manager').check();
    await addUser.submit.click();
    await expect(page).toHaveURL(`${emptyServer.url}/#/users`);
    const link = await emptyServer.mailbox.linkTo(email, 'invitation');
    await AddUserPage.open(page, emptyServer.url);
    await expect(addUser.pendingOf(email)).toContainText('User, Article manager');

    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(link);
    const setup = new AccountSetupPage(theirs);
    await expect(theirs.getByText('Åsa Öberg has invited you to Of inviting@example.com.')).toBeVisible();
    await expect(setup.email).toHaveValue(email);
    await expect(theirs).toHaveURL(`${emptyServer.url}/#/invite`);
    await setup.setUp({ firstName: 'Cléo', lastName: 'Lefèvre', password: PASSWORD });
    await expect(theirs).toHaveURL(`${emptyServer.url}/#/home`);
    await expect(theirs.getByText('Cléo Lefèvre').first()).toBeVisible();
    expect((await historyOf(theirs)).filter((address) => address.includes('token='))).toEqual([]);

    await theirs.goto(link);
    await expect(setup.heading).toHaveText('This invitation cannot be used');
    await expect(setup.alert).toContainText(USED);
    await theirs.context().close();

    await page.reload();
    await expect(page.getByText('There are no pending invitations.')).toBeVisible();
  },
);

test('who changes the password goes on in the same tab, and other sign-ins end', async ({
  page,
  emptyServer,
  browser,
}) => {
  const email = 'changing@example.com';
  await emptyServer.found(email);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, emptyServer.url, { email, password: PASSWORD });
  await elsewhere.goto(`${emptyServer.url}/#/`);
  await signIn(page, emptyServer.url, { email, password: PASSWORD });

  const settings = await SettingsPage.open(page, emptyServer.url);
  await settings.change('not the password', NEW_PASSWORD);
  await expect(settings.alert).toContainText('The current password is wrong.');
  await expect(settings.newPassword).toHaveValue(NEW_PASSWORD);
  await settings.change(PASSWORD, NEW_PASSWORD);
  await expect(settings.said('Your password has been changed.')).toBeVisible();

  await letTokenRunOut(page);
  await page.goto(`${emptyServer.url}/#/adduser`);
  await page.reload();
  await expect(page.getByText('There are no pending invitations.')).toBeVisible();

  await letTokenRunOut(elsewhere);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(`${emptyServer.url}/#/login`);
  await elsewhere.context().close();
});

test('a forgotten password is replaced through the letter, and the old one and earlier sign-ins end', async ({
  page,
  emptyServer,
  browser,
}) => {
  const email = 'forgetful@example.com';
  await emptyServer.found(email);
  const earlier = await (await browser.newContext()).newPage();
  await signIn(earlier, emptyServer.url, { email, password: PASSWORD });
  await earlier.goto(`${emptyServer.url}/#/`);

  const forgot = await PasswordForgotPage.open(page, emptyServer.url);
  await forgot.askFor(email);
  await expect(forgot.heading).toHaveText('Check your mail');
  const link = await emptyServer.mailbox.linkTo(email, 'reset');
  await page.goto(link);
  await expect(forgot.heading).toHaveText('Choose a new password');
  await expect(page).toHaveURL(`${emptyServer.url}/#/account/forgot`);
  await forgot.choose(NEW_PASSWORD);
  await expect(forgot.heading).toHaveText('Your password has been changed');
  expect((await historyOf(page)).filter((address) => address.includes('token='))).toEqual([]);

  const refused = await tryToSignIn(page, emptyServer.url, email, PASSWORD);
  await expect(refused.alert).toContainText('The e-mail address or the password is wrong.');
  await refused.signIn(email, NEW_PASSWORD);
  await expect(page).toHaveURL(`${emptyServer.url}/#/`);

  await letTokenRunOut(earlier);
  await earlier.reload();
  await expect(
    earlier.getByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeVisible();
  await expect(earlier).toHaveURL(`${emptyServer.url}/#/login`);
  await earlier.context().close();

  await page.goto(link);
  await forgot.choose('a third sentence nobody guesses');
  // Applies even to a person who is signed in by now, whom a failed call would sign out.
  await expect(forgot.alert).toContainText(USED);
  expect(await storedKeys(page)).toEqual([]);
});

test('who asks for a new password with an address nobody knows is told the same', async ({
  page,
  emptyServer,
}) => {
  const forgot = await PasswordForgotPage.open(page, emptyServer.url);
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
    emptyServer: shared,
  }) => {
    // A stopped server is of no use to the next tests.
    const emptyServer = isServerThere ? shared : await openEmptyServer();
    await emptyServer.found('leaving@example.com');
    await context.clock.install();
    await signIn(page, emptyServer.url, { email: 'leaving@example.com', password: PASSWORD });
    await page.goto(`${emptyServer.url}/#/`);
    const other = await context.newPage();
    await other.goto(`${emptyServer.url}/#/settings`);
    await expect(new SettingsPage(other).heading).toBeVisible();
    const { refreshToken } = await tokensOf(page);
    if (!isServerThere) await emptyServer.stop();

    // By the clock of the pages, which is paused except for this second: the machine may take longer.
    await context.clock.pauseAt(Date.now() + CLOCK_AHEAD_MS);
    await page.getByRole('link', { name: 'Logout' }).click();
    await context.clock.runFor(1000);
    await expect(other).toHaveURL(`${emptyServer.url}/#/login`);
    await expect(page).toHaveURL(`${emptyServer.url}/#/login`);
    expect([await storedKeys(page), await storedKeys(other)]).toEqual([[], []]);
    if (isServerThere)
      await expect
        .poll(async () => (await emptyServer.post('/api/account/refresh', { refreshToken })).status)
        .toBe(401);
    if (!isServerThere) await emptyServer.close();
  });

test('who pauses the subscription is signed out, and signing in keeps no token', async ({
  page,
  emptyServer,
}) => {
  const email = 'pausing@example.com';
  await emptyServer.found(email);
  await signIn(page, emptyServer.url, { email, password: PASSWORD });
  const cancel = await SubscriptionCancelPage.open(page, emptyServer.url);
  await cancel.pause('A holiday');
  await expect(cancel.heading).toHaveText('The subscription is paused');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${emptyServer.url}/#/login`);

  const login = await tryToSignIn(page, emptyServer.url, email, PASSWORD);
  await expect(login.alert).toContainText('The organization is canceled/paused');
  expect(await storedKeys(page)).toEqual([]);
});
