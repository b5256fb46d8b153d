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
