import type { Page } from '@playwright/test';
import { demoPassword } from 'server';
import { storeSession, type TokenAnswer } from '../stage/stored-session.ts';

interface SignInOptions {
  readonly email?: string;
  readonly password?: string;
  /** URL of the services, for an app on another origin. */
  readonly serverUrl?: string;
}

/** Signs a demo account in at the app of this origin, by a call, before the app is opened. */
export async function signIn(
  page: Page,
  origin: string,
  { email = 'member@demo.test', password = demoPassword, serverUrl = origin }: SignInOptions = {},
): Promise<void> {
  const answer = await fetch(`${serverUrl}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  await storeSession(page, origin, (await answer.json()) as TokenAnswer);
}
