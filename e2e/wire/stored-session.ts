import type { Page } from '@playwright/test';

export interface StoredTokens {
  readonly token: string;
  readonly refreshToken: string;
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

/** Puts a pair into local storage as the app does; `expiresInS` in seconds from now, before now when negative. */
export const storeSession = (page: Page, tokens: StoredTokens, expiresInS: number): Promise<void> =>
  page.evaluate(
    ({ token, refreshToken, expires }) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('auth_expires', String(expires));
      localStorage.setItem('refresh_token', refreshToken);
      localStorage.setItem('roles', '[]');
    },
    { ...tokens, expires: Math.floor(Date.now() / 1000) + expiresInS },
  );
