import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { decodeJwt, SignJWT } from 'jose';
import { AccountSetupPage } from '../pages/account-setup.page.ts';
import { AddUserPage } from '../pages/add-user.page.ts';
import { IdentityProviderPage } from '../pages/identity-provider.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { RegisterPage } from '../pages/register.page.ts';
import { historyOf } from './history.ts';
import { PASSWORD } from './empty-server.ts';
import { signIn } from './sign-in.ts';
import type { IdentityServer } from './identity-server.ts';
import { expect, test } from './test.ts';
import { storedKeys } from '../stage/stored-session.ts';

const UNEXPECTED =
  'This answer does not belong to a sign-in in this browser tab, or it took longer than ten minutes. Start again.';
const MIXED_UP =
  'The answer of the identity provider does not belong to this sign-in and was not used. Start again.';
const REFUSED =
  'The identity provider did not confirm who you are. Start again, or sign in with your password.';
const INCOMPLETE =
  'The identity provider sent an incomplete answer. Start again, or sign in with your password.';
const NO_ANSWER = 'There is no answer from an identity provider here. Start again from the sign-in page.';

test(
  'an identity registers an organisation, signs out and signs in again',
  { tag: '@main' },
  async ({ page, identityServer }) => {
    const register = await RegisterPage.open(page, identityServer.url);
    await register.google.click();
    await expect(page.getByText('Enter the name of your organisation.')).toBeVisible();
    await register.plan('Standard').check();
    await register.organization.fill('Bäckerei Öberg');
    await register.google.click();
    await new IdentityProviderPage(page).signIn('founder@identity.test');
    await expect(page).toHaveURL(`${identityServer.url}/#/`);
    await expect(page.getByText('Åsa Öberg').first()).toBeVisible();
    await expectNoAnswerKept(page);
    await page.goto(`${identityServer.url}/#/subscription/cancel`);
    await expect(page.getByText('1 of 10', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${identityServer.url}/#/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await new IdentityProviderPage(page).agree();
    await expect(page).toHaveURL(`${identityServer.url}/#/`);
    await expectNoAnswerKept(page);
  },
);

test('an identity without an account is told so, and nothing is kept', async ({ page, identityServer }) => {
  await LoginPage.open(page, identityServer.url);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await new IdentityProviderPage(page).signIn('stranger@identity.test');
  await expect(page.getByRole('alert')).toContainText(
    'There is no account for this identity. Ask an administrator for an invitation, or register.',
  );
  expect(await storedKeys(page)).toEqual([]);
  await expectNoAnswerKept(page);
});

test('an invitation is accepted with an identity of another address', async ({
  page,
  identityServer,
  browser,
}) => {
  await identityServer.found('host@example.com');
  await signIn(page, identityServer.url, { email: 'host@example.com', password: PASSWORD });
  const addUser = await AddUserPage.open(page, identityServer.url);
  await addUser.email.fill('guest@example.com');
  await addUser.submit.click();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await identityServer.mailbox.linkTo('guest@example.com', 'invitation'));
  await new AccountSetupPage(theirs).google.click();
  await new IdentityProviderPage(theirs).signIn('private@identity.test');
  await expect(theirs).toHaveURL(`${identityServer.url}/#/home`);
  await expectNoAnswerKept(theirs);
  await context.close();
});

test('who signs in with an identity at a paused organisation reads why, and no token is kept', async ({
  page,
  identityServer,
}) => {
  await identityServer.foundWith('paused@identity.test');
  const answer = await answerOfProvider(page, identityServer, 'paused@identity.test');
  await bringBack(page, identityServer, answer);
  await expect(page).toHaveURL(`${identityServer.url}/#/`);
  await page.evaluate(async () => {
    const token = localStorage.getItem('auth_token') ?? '';
    await fetch('/api/subscription/cancel', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'Paused', reason: '' }),
    });
  });
  await page.getByRole('link', { name: 'Logout' }).click();
  await bringBack(page, identityServer, await answerOfProvider(page, identityServer, 'paused@identity.test'));
  await expect(page.getByRole('alert')).toContainText('The organization is canceled/paused');
  expect(await storedKeys(page)).toEqual([]);
});

type Answer = Record<string, string>;

const tampered: readonly {
  name: string;
  sentence: string;
  change: (answer: Answer, identityServer: IdentityServer) => Answer | Promise<Answer>;
}[] = [
  {
    name: 'with a state nobody sent',
    sentence: UNEXPECTED,
    change: (answer) => ({ ...answer, state: `Google;login;${randomUUID()}` }),
  },
  {
    name: 'with the state of another provider',
    sentence: MIXED_UP,
    change: (answer) => ({ ...answer, state: (answer['state'] ?? '').replace('Google', 'Microsoft') }),
  },
  {
    name: 'with the state of another errand',
    sentence: MIXED_UP,
    change: (answer) => ({ ...answer, state: (answer['state'] ?? '').replace('login', 'register') }),
  },
  { name: 'without a state', sentence: UNEXPECTED, change: ({ state: _state, ...answer }) => answer },
  {
    name: 'without a nonce in its token',
    sentence: MIXED_UP,
    change: async (answer, identityServer) => {
      const { nonce: _nonce, ...claims } = decodeJwt(answer['id_token'] ?? '');
      return { ...answer, id_token: await signedBy(identityServer, claims) };
    },
  },
  {
    name: 'with the nonce of another sign-in',
    sentence: MIXED_UP,
    change: async (answer, identityServer) => {
      const claims = { ...decodeJwt(answer['id_token'] ?? ''), nonce: randomUUID() };
      return { ...answer, id_token: await signedBy(identityServer, claims) };
    },
  },
  { name: 'without a code', sentence: INCOMPLETE, change: ({ code: _code, ...answer }) => answer },
  {
    name: 'that is a refusal',
    sentence: REFUSED,
    change: ({ state = '' }) => ({ state, error: 'access_denied' }),
  },
];

for (const { name, sentence, change } of tampered)
  test(`an answer of the identity provider ${name} is not used`, async ({ page, identityServer }) => {
    const answer = await answerOfProvider(page, identityServer, 'known@identity.test');
    const calls = callsOf(page);
    await bringBack(page, identityServer, await change(answer, identityServer));
    await expectNothingUsed(page, sentence);
    // The sign-in has ended: a valid answer now comes too late, unless the bad one belonged to no sign-in at all.
    if (sentence !== UNEXPECTED) {
      await bringBack(page, identityServer, answer);
      await expectNothingUsed(page, UNEXPECTED);
    }
    expect(calls).toEqual([]);
  });

test('an answer of the identity provider is used once, and in the tab that asked only', async ({
  page,
  context,
  identityServer,
}) => {
  await identityServer.foundWith('once@identity.test');
  const answer = await answerOfProvider(page, identityServer, 'once@identity.test');
  const otherTab = await context.newPage();
  const calls = callsOf(otherTab);
  await bringBack(otherTab, identityServer, answer);
  await expectNothingUsed(otherTab, UNEXPECTED);
  await otherTab.reload();
  await expectNothingUsed(otherTab, NO_ANSWER);
  expect(calls).toEqual([]);

  await bringBack(page, identityServer, answer);
  await expect(page).toHaveURL(`${identityServer.url}/#/`);
  await expectNoAnswerKept(page);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${identityServer.url}/#/login`);
  await bringBack(page, identityServer, answer);
  await expectNothingUsed(page, UNEXPECTED);
});

/**
 * Presses the button of the login page, but does not navigate: the provider's answer is fetched outside the browser.
 */
async function answerOfProvider(
  page: Page,
  identityServer: IdentityServer,
  account: string,
): Promise<Answer> {
  const atProvider = `${identityServer.provider.issuer}/auth?**`;
  // An answer without content leaves the browser on its page.
  await page.route(atProvider, (route) => route.fulfill({ status: 204 }));
  await LoginPage.open(page, identityServer.url);
  const leaving = page.waitForRequest(atProvider);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const sent = new URL((await leaving).url()).searchParams;
  await page.unroute(atProvider);
  const [state, nonce] = [sent.get('state') ?? '', sent.get('nonce') ?? ''];
  const { code, idToken } = await identityServer.provider.authorize({
    account,
    state,
    nonce,
    returnTo: identityServer.returnTo,
  });
  return { code, id_token: idToken, state };
}

/** Opens the URL to which the provider redirects the browser. */
async function bringBack(page: Page, identityServer: IdentityServer, answer: Answer): Promise<void> {
  await page.goto(`${identityServer.returnTo}#${new URLSearchParams(answer).toString()}`);
}

const signedBy = ({ provider }: IdentityServer, claims: object) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(provider.signingKey);

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/loginOidc')) calls.push(request.url());
  });
  return calls;
}

async function expectNothingUsed(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in failed');
  await expect(page.getByRole('alert')).toContainText(sentence);
  expect(await storedKeys(page)).toEqual([]);
  await expectNoAnswerKept(page);
}

/** Checks that the provider's answer is neither in the address bar, nor in the history, nor in storage. */
async function expectNoAnswerKept(page: Page): Promise<void> {
  const places = [page.url(), ...(await historyOf(page))];
  expect(places.filter((address) => /code=|id_token/.test(address))).toEqual([]);
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage as unknown as Record<string, string>).filter(([, value]) =>
          /id_token|code=/.test(value),
        ),
      ),
    ),
  ).toEqual([]);
}
