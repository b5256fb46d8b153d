import type { Page } from '@playwright/test';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { visits, type Visit } from '../specification-backend/routes.ts';
import { expect, test } from '../specification-backend/test.ts';
import { becomesQuiet, PLACEHOLDERS } from '../stage/becomes-quiet.ts';

/** Longer than the app caches data that no screen shows, and longer than any data counts as fresh. */
const IDLE_MS = 15 * 60_000;
/** A screen retries by itself after 3 s, then at increasing intervals. */
const BACK_WITHIN_MS = 60_000;
const A_MOMENT_MS = 100;
const A_MOMENT_TO_PRESS_MS = 1000;

/** Messages of a screen that lacks data, each of which tries again by itself or by a button. */
const SAID = /You are offline|could not be loaded|could not be reached|could not be checked|Try again/;

/** Missing calls of a backend of the specification have nothing to do with the network. */
const NOT_OFFERED = /This server does not (?:offer|tell)/;

type Cut = (page: Page) => Promise<() => Promise<void>>;

/** Follows a link that the page does not have: the app itself navigates, nothing is reloaded. */
const goTo = (page: Page, path: string) =>
  page.evaluate((hash) => {
    globalThis.location.hash = hash;
  }, `#${path}`);

/** Cuts the network and removes the browser's cache of the screen. */
const cutCode: Cut = async (page) => {
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  return async () => {
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
};

/** Lets the code and the first `answered` answers of the services through, then nothing. */
const cutData =
  (answered: number): Cut =>
  async (page) => {
    let left = answered;
    await page.route(
      (url) => /\/(api|oauth)\//.test(url.pathname),
      async (route) => {
        left -= 1;
        await (left >= 0 ? route.continue() : route.abort('internetdisconnected'));
      },
    );
    return async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    };
  };

const CUTS: Readonly<Record<string, Cut>> = {
  'its code': cutCode,
  'its first data': cutData(0),
  'its later data': cutData(1),
};

const shell = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Waits until no request is in progress, and the screen has content. */
const comesToRest = (page: Page) =>
  expect(async () => {
    await becomesQuiet(page, A_MOMENT_MS);
    expect(await page.locator(PLACEHOLDERS).count(), 'something is still being read').toBe(0);
    await expect(heading(page)).not.toHaveText('', { timeout: A_MOMENT_MS });
  }).toPass({ intervals: [A_MOMENT_MS], timeout: BACK_WITHIN_MS });

/**
 * Waits until everything is loaded. What does not continue by itself is requested by its button, like a person would.
 * Returns the number of presses.
 */
async function goesOn(page: Page): Promise<number> {
  let presses = 0;
  await expect(async () => {
    await becomesQuiet(page, A_MOMENT_MS);
    if (NOT_OFFERED.test(await page.getByRole('main').innerText())) return;
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    if (await retry.isVisible()) {
      // The screen may continue by itself just now: a click on a button that has disappeared would wait forever.
      await retry.click({ timeout: A_MOMENT_TO_PRESS_MS });
      presses += 1;
    }
    await expect(page.getByRole('main')).not.toContainText(SAID, { timeout: 1000 });
    expect(await page.locator(PLACEHOLDERS).count(), 'something is still being read').toBe(0);
  }).toPass({ intervals: [A_MOMENT_MS, 1000, 3000], timeout: BACK_WITHIN_MS });
  return presses;
}

async function loseAndFind(page: Page, { path }: Visit, cut: Cut, isIdle: boolean): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/#/settings');
  await comesToRest(page);
  const restore = await cut(page);
  if (isIdle) await page.clock.fastForward(IDLE_MS);
  await goTo(page, path);
  await expect(shell(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText('');
  await expect(page.locator('body')).not.toContainText('Something went wrong');
  await restore();
  const presses = await goesOn(page);
  await expect(shell(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText('');
  tellFigures({ cuts: 1, 'retries by hand': presses });
}

for (const visit of visits.filter(({ as }) => as !== undefined))
  test(`the screen ${visit.path} stands without the network and goes on with it`, async ({
    page,
    signInAs,
  }) => {
    await page.clock.install();
    if (visit.as) await signInAs(visit.as);
    for (const [what, cut] of Object.entries(CUTS))
      for (const isIdle of [false, true])
        await test.step(`${what}, ${isIdle ? 'after a while' : 'at once'}`, () =>
          loseAndFind(page, visit, cut, isIdle));
    tellFigures({ screens: 1 });
  });
