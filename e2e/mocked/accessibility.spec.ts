import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from '../stage/test.ts';

/** Screens that are open to everybody. */
const PUBLIC_SCREENS = [
  { name: 'register', path: '/#/register' },
  { name: 'confirm an address', path: '/#/register?token=of-nobody' },
  { name: 'policy', path: '/#/policy' },
  { name: 'an invitation that does not count', path: '/#/invite?token=of-nobody' },
  { name: 'ask for a new password', path: '/#/account/forgot' },
  { name: 'choose a new password', path: '/#/account/forgot?token=of-nobody' },
  { name: 'an identity that is not confirmed', path: '/#/silent-login' },
] as const;

const ADMINISTRATOR_SCREENS = [
  { name: 'add a user', path: '/#/adduser' },
  { name: 'settings', path: '/#/settings' },
  { name: 'print preferences', path: '/#/preferences' },
  { name: 'pause or cancel', path: '/#/subscription/cancel' },
] as const;

const MEMBER_SCREENS = [
  { name: 'home', path: '/#/home' },
  { name: 'quick print', path: '/#/quickprint' },
  { name: 'articles', path: '/#/print-articles' },
  { name: 'no article found', path: '/#/print-articles?q=zzzz' },
  { name: 'print article', path: '/#/print-article/13' },
  { name: 'an article that is not there', path: '/#/print-article/999999' },
  { name: 'not built yet', path: '/#/myorders' },
] as const;

async function expectNoViolations(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' ')
          .slice(0, 400)}`,
    );
  });
  expect(violations).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page, { name, path }: { name: string; path: string }): Promise<void> {
  await test.step(name, async () => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test.describe(`axe has nothing to say: ${colorScheme}, ${width} px`, () => {
      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
      });

      test('to everybody', async ({ page }) => {
        await page.goto('/#/login');
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
        for (const screen of PUBLIC_SCREENS) await expectAccessible(page, screen);
      });

      test('to somebody who is invited', async ({ page, stage }) => {
        stage.override(
          http.post('*/api/account/invitation', () =>
            HttpResponse.json({
              data: {
                email: 'a.colleague.with.a.rather.long.address@bakery.example',
                organizationName: 'Bäckerei, Konditorei und Café Öberg am Marktplatz',
                invitedBy: 'Åsa Öberg',
              },
            }),
          ),
        );
        await page.goto('/#/invite?token=of-somebody');
        await page.getByRole('button', { name: 'Set up the account' }).click();
        await expect(page.getByText('Enter your first name.')).toBeVisible();
        await expectNoViolations(page);
        await expectNoSidewaysScroll(page);
      });

      test('to members', async ({ page, signIn }) => {
        await signIn('member@demo.test');
        for (const screen of MEMBER_SCREENS) await expectAccessible(page, screen);
        if (width >= 768) return;
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expectNoViolations(page);
      });

      test('to administrators', async ({ page, signIn }) => {
        await signIn('admin@demo.test');
        for (const screen of ADMINISTRATOR_SCREENS) await expectAccessible(page, screen);
        await page.getByRole('button', { name: 'Pause the subscription' }).click();
        await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}
