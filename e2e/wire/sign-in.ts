import type { Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../pages/login.page.ts';

/** Signs a demo account in at the app of this origin. */
export async function signIn(page: Page, origin: string, email = 'member@demo.test'): Promise<void> {
  const login = await LoginPage.open(page, origin);
  await login.signIn(email, demoPassword);
}
