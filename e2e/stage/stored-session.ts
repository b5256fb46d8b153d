import type { Page } from '@playwright/test';

export interface StoredTokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** The server's answer to a sign-in; `expires` in seconds. */
export interface TokenAnswer extends StoredTokens {
  readonly expires: number;
}

/** Returns the pair of tokens in the local storage. */
export const tokensOf = (page: Page): Promise<StoredTokens> =>
  page.evaluate(() => ({
    token: localStorage.getItem('auth_token') ?? '',
    refreshToken: localStorage.getItem('refresh_token') ?? '',
  }));

/** Returns the keys of a session that are still in the local storage. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['auth_token', 'auth_expires', 'refresh_token', 'roles'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
  );

/** Marks the token of this browser as expired: the next load of the app must refresh it. */
export const letTokenRunOut = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('auth_expires', String(Math.floor(Date.now() / 1000) - 60)));

/** Path that opens no screen, but has access to the app's storage. */
const OUTSIDE_THE_APP = '/config.json';

/** Stores a session where the app at `origin` reads it at its next start; `expires` is negative for an expired one. */
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
      // The server's tokens contain the roles themselves.
      localStorage.setItem('roles', '[]');
      localStorage.setItem('auth_token', session.token);
    },
    { token, refreshToken, expiry: Math.floor(Date.now() / 1000) + expires },
  );
}
