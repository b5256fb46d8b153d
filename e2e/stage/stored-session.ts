import type { Page } from '@playwright/test';

export interface StoredTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** What the server answers to a sign-in; `expires` in seconds. */
export interface TokenAnswer extends StoredTokens {
  readonly expires: number;
}

/** The pair a tab finds in local storage. */
export const tokensOf = (page: Page): Promise<StoredTokens> =>
  page.evaluate(() => ({
    token: localStorage.getItem('auth_token') ?? '',
    refreshToken: localStorage.getItem('refresh_token') ?? '',
  }));

/** What of a session is still in local storage. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['auth_token', 'auth_expires', 'refresh_token', 'roles'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );

/** From now on the token of this browser has run out: the next load of the app must refresh it. */
export const letTokenRunOut = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('auth_expires', String(Math.floor(Date.now() / 1000) - 60)));

/** Opens no screen, and still has the app's storage. */
const OUTSIDE_THE_APP = '/config.json';

/** Puts a session where the app at `origin` finds it when it starts next; `expires` is negative for one that has run out. */
export async function storeSession(
  page: Page,
  origin: string,
  { token, refreshToken, expires }: TokenAnswer,
): Promise<void> {
  await page.goto(`${origin}${OUTSIDE_THE_APP}`);
  await page.evaluate(
    (session) => {
      localStorage.setItem('auth_expires', String(session.expiry));
      localStorage.setItem('refresh_token', session.refreshToken);
      // The server's tokens carry the roles themselves.
      localStorage.setItem('roles', '[]');
      localStorage.setItem('auth_token', session.token);
    },
    { token, refreshToken, expiry: Math.floor(Date.now() / 1000) + expires },
  );
}
