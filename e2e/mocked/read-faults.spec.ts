import type { Page } from '@playwright/test';
import { http } from 'msw/http';
import { callAs, type CallAs } from '../stage/call-as.ts';
import { FAULTS, LEAKS, SERVER_MESSAGE, type Fault } from '../stage/faults.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';

interface Screen {
  path: string;
  /** Reads without which this screen has nothing to show: their failure is shown, with a button to try again. */
  needs: readonly string[];
  /** Account that opens it; the member by default. */
  as?: string;
  /** Creates the subject of the screen, if the demo has none. */
  given?: (call: CallAs) => Promise<unknown>;
}

const MEMBER = 'member@demo.test';
const ADMINISTRATOR = 'admin@demo.test';

/** Screens of members, each with the reads it needs. */
const MEMBER_SCREENS: readonly Screen[] = [
  { path: '/home', needs: ['/api/widgets'] },
  { path: '/quickprint', needs: ['/api/widgets'] },
  { path: '/widgets', needs: ['/api/widgets'] },
  { path: '/print-articles', needs: ['/api/articles'] },
  { path: '/print-article/13', needs: ['/api/articles/13'] },
  { path: '/print-articles/1', needs: ['/api/connectors'] },
  { path: '/print-connector-article/1/7', needs: [] },
  { path: '/print-labels', needs: ['/api/labels'] },
  { path: '/print-labels/1', needs: ['/api/labels/1'] },
  { path: '/print-labels/1/articles', needs: ['/api/labels/1', '/api/articles'] },
  { path: '/print-labels/1/article/13', needs: ['/api/articles/13'] },
  { path: '/print-labels/1/articlename/Nobody', needs: ['/api/labels/1', '/api/articles/name'] },
  { path: '/myorders', needs: ['/api/orders'] },
  { path: '/print-order/1', needs: ['/api/orders/1'] },
  { path: '/print-labels/1/order/1', needs: ['/api/orders/1'] },
  { path: '/printhistory', needs: ['/api/printjobs'] },
  { path: '/preferences', needs: ['/api/printers'] },
  { path: '/preferences-detail/label/1/printer/1', needs: ['/api/labels', '/api/printers'] },
  { path: '/printers', needs: ['/api/printers'] },
  { path: '/editprinter/2', needs: ['/api/printers'] },
  { path: '/settings', needs: ['/api/preferences/userSettings'] },
];

/** Screens of imports and exports, and of the widgets of others. */
const ADMINISTRATOR_SCREENS: readonly Screen[] = [
  { path: '/activeagents', needs: ['/api/agents'] },
  { path: '/activeagents?open=new', needs: [] },
  {
    path: '/activeagents?open=1',
    needs: ['/api/agents'],
    given: (call) => call('POST', '/api/agents', { name: 'Dock 3' }),
  },
  { path: '/connectors', needs: ['/api/connectors'] },
  { path: '/connectors?open=new', needs: ['/api/labels'] },
  { path: '/connectors/1', needs: ['/api/connectors/1', '/api/labels'] },
  { path: '/integrationclients', needs: ['/api/integrationclients'] },
  { path: '/integrationclients/add', needs: [] },
  {
    path: '/integrationclients/1/edit',
    needs: ['/api/integrationclients/1'],
    given: (call) =>
      call('POST', '/api/integrationclients', { name: 'ERP', scopes: ['print'], expiresAt: null }),
  },
  { path: '/integrationwebhooks', needs: ['/api/integrationwebhooks'] },
  { path: '/integrationwebhooks?open=new', needs: [] },
  {
    path: '/integrationwebhooks?open=1',
    needs: ['/api/integrationwebhooks', '/api/integrationwebhooks/1/deliveries'],
    given: (call) =>
      call('POST', '/api/integrationwebhooks', {
        name: 'Warehouse',
        url: 'http://127.0.0.1:9/hooks',
        events: ['print.failed'],
      }),
  },
  { path: '/importdata', needs: [] },
  { path: '/importconfigurations', needs: ['/api/import/importConfiguration'] },
  { path: '/importconfigurations/create', needs: [] },
  { path: '/importhistory', needs: ['/api/import/importHistory'] },
  { path: '/admin/widgets', needs: [] },
  { path: '/admin/widgets?open=new', needs: ['/api/labels', '/api/printers'] },
];

const SCREENS: readonly Screen[] = [
  ...MEMBER_SCREENS,
  ...ADMINISTRATOR_SCREENS.map((screen) => ({ ...screen, as: ADMINISTRATOR })),
];

/** One fault of each kind. */
const TELLING_FAULTS = FAULTS.filter(({ isTelling }) => isTelling);

/** Reads that every screen makes for its frame: they fail on the first screen only. */
const OF_THE_FRAME = ['/api/features', '/api/subscription', '/api/updates/downloads', '/api/users/roles'];

/** True when every fault is tested on every screen, as in the full run. */
const IS_EVERYTHING = process.env['TEST_RUN'] === 'all';
/** The app handles a fault in the same way on every screen: this one represents them when not all are tested. */
const REPRESENTATIVE = '/print-articles';

/** Returns the faults to test on one read: all of them, one of each kind, or none. */
function faultsFor(screen: Screen, isFirst: boolean, read: string): readonly Fault[] {
  const isNeeded = screen.needs.includes(read);
  if (!IS_EVERYTHING) {
    if (!isNeeded) return [];
    return screen.path === REPRESENTATIVE ? FAULTS : TELLING_FAULTS;
  }
  if (!isFirst && OF_THE_FRAME.includes(read)) return [];
  // Every fault is tested on the reads that the screens of members need; on those of administrators one of each kind.
  return isFirst || (screen.as === undefined && isNeeded) ? FAULTS : TELLING_FAULTS;
}

/** Interval between two checks whether a screen has sent its requests. */
const ASK_MS = 100;
/** Longer than the app's delay before its third attempt. */
const RETRIES_MS = 8000;
/** Longer than the app caches data that no screen shows. */
const CACHED_MS = 6 * 60_000;

/** Goes to a screen without reads, until the cache has expired. */
async function forget(page: Page): Promise<void> {
  await page.goto('/#/policy');
  // Data that is still shown never expires, however much time passes.
  await expect(page.getByRole('heading', { level: 1, name: 'Policy' })).toBeVisible();
  await page.clock.fastForward(CACHED_MS);
}

/** Waits until the screen has requested the data it needs, and nothing is loading any more. */
async function settle(page: Page, hasAsked: () => boolean): Promise<void> {
  const isUnchecked = page.getByRole('alert').filter({ hasText: 'Your sign-in could not be checked' });
  await expect(async () => {
    await page.clock.fastForward(RETRIES_MS);
    // A clock that jumps over minutes can interrupt the renewal of the session: then a person tries again.
    if (await isUnchecked.isVisible()) await isUnchecked.getByRole('button', { name: 'Try again' }).click();
    expect(hasAsked()).toBe(true);
    await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [ASK_MS] });
}

/** Returns the reads of the screen when nothing fails. */
async function readsOf(page: Page, stage: Stage, { path, needs }: Screen): Promise<string[]> {
  const reads = () => stage.requests.filter(({ method }) => method === 'GET');
  await page.goto(`/#${path}`);
  await expect.poll(() => reads().map((read) => read.path)).toEqual(expect.arrayContaining([...needs]));
  await page.waitForLoadState('networkidle');
  return [...new Set(reads().map((read) => read.path))];
}

for (const [index, screen] of SCREENS.entries()) {
  const { path, needs, as = MEMBER, given } = screen;
  test(
    `the screen ${path} stands whatever its reads come back with`,
    { tag: path === REPRESENTATIVE ? ['@main', '@extended'] : [] },
    async ({ page, stage, signIn }) => {
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(String(error)));
      await given?.(await callAs(stage, as));
      await page.clock.install();
      await signIn(as);
      const reads = await readsOf(page, stage, { path, needs });
      for (const read of reads) {
        for (const fault of faultsFor(screen, index === 0, read)) {
          await test.step(`${read}: ${fault.name}`, async () => {
            await forget(page);
            let hasAsked = false;
            stage.override(
              http.get(`*${read}`, () => {
                hasAsked = true;
                return fault.answer();
              }),
            );
            await page.goto(`/#${path}`);
            await settle(page, () => hasAsked || !needs.includes(read));
            const body = page.locator('body');
            await expect(
              page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first(),
            ).toBeVisible();
            await expect(body).not.toContainText(LEAKS);
            if (fault.name === '500 with a Message' && needs.includes(read)) {
              const alert = page
                .getByRole('main')
                .getByRole('alert')
                .filter({ hasText: SERVER_MESSAGE })
                .first();
              await expect(alert).toBeVisible();
              stage.forgetOverrides();
              await alert.getByRole('button', { name: 'Try again' }).click();
              await expect(alert).toBeHidden();
            }
            stage.forgetOverrides();
            expect(crashes).toEqual([]);
            // A person who was sent to the login screen returns.
            if (page.url().includes('login')) await signIn(as);
          });
        }
      }
    },
  );
}
