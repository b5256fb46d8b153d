import type { BrowserContext, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { SettingsPage } from '../pages/settings.page.ts';
import { PASSWORD, type EmptyServer } from './empty-server.ts';
import { expect, test } from './test.ts';
import { storedKeys, storeSession, tokensOf, type StoredTokens } from '../stage/stored-session.ts';

const REFRESH = '**/api/account/refresh';
const TABS = 5;
/** Calls that the settings screen makes at once. */
const CALLS = ['/api/features', '/api/labels', '/api/printers', '/api/preferences/userSettings'];
const ALL_KEYS = ['auth_token', 'auth_expires', 'refresh_token', 'roles'];
const CHECKING = 'Checking security details';

const sessionSchema = z.object({ token: z.string(), refreshToken: z.string() });

/** How a token may have expired: this browser knows it, or only the server does. */
const endings = [
  { name: 'that has run out by the clock', isKnownHere: true },
  { name: 'that only the server refuses', isKnownHere: false },
] as const;

let founded = 0;

/** Signs in outside the browser, as a new person. */
async function signInAt(emptyServer: EmptyServer): Promise<StoredTokens> {
  const email = `refresh-${(founded += 1)}@example.com`;
  await emptyServer.found(email);
  return sessionSchema.parse(
    (await emptyServer.post('/api/account/login', { email, password: PASSWORD })).body,
  );
}

/** Opens a tab of a browser whose access token has expired and whose refresh token is valid. */
async function openAtItsEnd(
  context: BrowserContext,
  emptyServer: EmptyServer,
  isKnownHere: boolean,
): Promise<Page> {
  const session = await signInAt(emptyServer);
  const page = await context.newPage();
  const token = isKnownHere ? session.token : `${session.token.slice(0, -8)}AAAAAAAA`;
  await storeSession(page, emptyServer.url, { ...session, token, expires: isKnownHere ? -60 : 600 });
  return page;
}

const settingsOf = (emptyServer: EmptyServer) => `${emptyServer.url}/#/settings`;
const refreshesOf = (context: BrowserContext): string[] => {
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/account/refresh')) calls.push(request.method());
  });
  return calls;
};

/** Returns a promise and the function that resolves it. */
const signal = () => Promise.withResolvers<void>();

async function expectSignedIn(page: Page, emptyServer: EmptyServer): Promise<void> {
  await expect(new SettingsPage(page).heading).toBeVisible();
  await expect(page.getByText('You have not chosen a default printer for any label.')).toBeVisible();
  await expect(page.getByText(CHECKING)).toBeHidden();
  expect(await storedKeys(page)).toEqual(ALL_KEYS);
  const { refreshToken } = await tokensOf(page);
  expect((await emptyServer.post('/api/account/refresh', { refreshToken })).status).toBe(200);
}

for (const { name, isKnownHere } of endings) {
  test(`five tabs with a token ${name} ask once for a new one, and all their calls are answered`, async ({
    context,
    emptyServer,
  }) => {
    const first = await openAtItsEnd(context, emptyServer, isKnownHere);
    const refreshes = refreshesOf(context);
    const tabs = [first, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage())))];
    const answers = tabs.map((tab) => {
      const last = new Map<string, number>();
      tab.on('response', (response) => last.set(new URL(response.url()).pathname, response.status()));
      return last;
    });
    await Promise.all(tabs.map((tab) => tab.goto(settingsOf(emptyServer))));
    for (const tab of tabs)
      await expect(tab.getByText('You have not chosen a default printer for any label.')).toBeVisible();
    const statuses = answers.flatMap((last) => CALLS.map((path) => last.get(path)));
    expect(statuses).toEqual(Array.from({ length: TABS * CALLS.length }, () => 200));
    expect(refreshes).toHaveLength(1);
    for (const tab of tabs) await expect(tab).toHaveURL(settingsOf(emptyServer));
    await expectSignedIn(first, emptyServer);
  });

  test(`while a token ${name} is renewed, a notice says so`, async ({ context, emptyServer }) => {
    const page = await openAtItsEnd(context, emptyServer, isKnownHere);
    const release = signal();
    await context.route(REFRESH, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(settingsOf(emptyServer));
    await expect(page.getByRole('status').filter({ hasText: CHECKING })).toBeVisible();
    release.resolve();
    await expectSignedIn(page, emptyServer);
  });

  test(`a tab that is closed while its token ${name} is renewed takes nobody's session along`, async ({
    context,
    emptyServer,
  }) => {
    const closing = await openAtItsEnd(context, emptyServer, isKnownHere);
    const other = await context.newPage();
    const refreshes = refreshesOf(context);
    const renewed = signal();
    await context.route(
      REFRESH,
      async (route) => {
        // The server has renewed the tokens, and nobody receives them.
        await route.fetch();
        renewed.resolve();
      },
      { times: 1 },
    );
    await closing.goto(settingsOf(emptyServer));
    await renewed.promise;
    await closing.close();
    await other.goto(settingsOf(emptyServer));
    await expectSignedIn(other, emptyServer);
    expect(refreshes).toEqual(['POST', 'POST']);
  });

  const faults: readonly { fault: string; answer: (route: Route) => Promise<void> }[] = [
    {
      fault: 'the answer of the refresh is lost',
      answer: async (route) => {
        await route.fetch();
        await route.abort();
      },
    },
    {
      fault: 'the refresh is answered 500',
      answer: (route) => route.fulfill({ status: 500, json: { Message: 'Out of order' } }),
    },
  ];
  for (const { fault, answer } of faults)
    test(`with a token ${name}, nobody is signed out when ${fault}`, async ({ context, emptyServer }) => {
      const page = await openAtItsEnd(context, emptyServer, isKnownHere);
      await context.route(REFRESH, answer);
      await page.goto(settingsOf(emptyServer));
      const tryAgain = page.getByRole('button', { name: 'Try again' }).first();
      await expect(tryAgain).toBeVisible();
      await expect(page).toHaveURL(settingsOf(emptyServer));
      expect(await storedKeys(page)).toEqual(ALL_KEYS);
      // Another part of the screen may be asking at this moment: its call fails as the others did.
      await context.unrouteAll({ behavior: 'wait' });
      // One message when the screen itself waited; when its parts did, each has its own.
      await (isKnownHere ? tryAgain.click() : page.reload());
      await expectSignedIn(page, emptyServer);
    });
}

test('a refresh token used again after its successor ends the sign-in in every tab', async ({
  context,
  emptyServer,
}) => {
  const page = await openAtItsEnd(context, emptyServer, true);
  const { refreshToken: stolen } = await tokensOf(page);
  await page.goto(settingsOf(emptyServer));
  await expectSignedIn(page, emptyServer);
  const other = await context.newPage();
  await other.goto(settingsOf(emptyServer));
  await expect(new SettingsPage(other).heading).toBeVisible();

  expect((await emptyServer.post('/api/account/refresh', { refreshToken: stolen })).status).toBe(401);
  const { refreshToken } = await tokensOf(page);
  expect((await emptyServer.post('/api/account/refresh', { refreshToken })).status).toBe(401);

  // The other tab notices it, requests a new token and is refused.
  await page.evaluate(() => localStorage.setItem('auth_expires', '1'));
  await expect(
    other.getByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(`${emptyServer.url}/#/login`);
    expect(await storedKeys(tab)).toEqual([]);
  }
});
