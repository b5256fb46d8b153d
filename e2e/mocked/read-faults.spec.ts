import type { Page } from '@playwright/test';
import { http } from 'msw/http';
import { callAs, type CallAs } from '../stage/call-as.ts';
import { FAULTS, LEAKS, SERVER_MESSAGE, type Fault } from '../stage/faults.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';

interface Screen {
  path: string;
  /** The reads without which this screen has nothing to show: their failure is told, with a way to try again. */
  needs: readonly string[];
  /** Who opens it; the member where it is not said. */
  as?: string;
  /** Makes what the screen is about, where the demo has none. */
  given?: (call: CallAs) => Promise<unknown>;
}

const MEMBER = 'member@demo.test';
const ADMINISTRATOR = 'admin@demo.test';

/** The screens of members, each with what it cannot do without. */
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

/** The screens of what comes in and goes out, and of the widgets of others. */
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

/** Every screen reads these for its frame: they are made to fail on the first one only. */
const OF_THE_FRAME = ['/api/features', '/api/subscription', '/api/updates/downloads', '/api/users/roles'];

/** Whether every fault is tried on every screen, as in the run of everything. */
const IS_EVERYTHING = process.env['TEST_RUN'] === 'all';
/** What the app makes of a fault is the same for every screen: this one stands for them where not all are tried. */
const REPRESENTATIVE = '/print-articles';

/** The faults to try on one read: all of them, one of each kind, or none. */
function faultsFor(screen: Screen, isFirst: boolean, read: string): readonly Fault[] {
  const isNeeded = screen.needs.includes(read);
  if (!IS_EVERYTHING) {
    if (!isNeeded) return [];
    return screen.path === REPRESENTATIVE ? FAULTS : TELLING_FAULTS;
  }
  if (!isFirst && OF_THE_FRAME.includes(read)) return [];
  // Every fault is tried on what the screens of members need; on those of administrators one of each kind.
  return isFirst || (screen.as === undefined && isNeeded) ? FAULTS : TELLING_FAULTS;
}

/** Between two looks at whether a screen has asked. */
const ASK_MS = 100;
/** Longer than the app waits before it asks a third time. */
const RETRIES_MS = 8000;
/** Longer than the app keeps what no screen shows. */
const CACHED_MS = 6 * 60_000;

/** Leaves for a screen that reads nothing, until what was read before is forgotten. */
async function forget(page: Page): Promise<void> {
  await page.goto('/#/policy');
  // What is still shown is not forgotten, however much time goes by.
  await expect(page.getByRole('heading', { level: 1, name: 'Policy' })).toBeVisible();
  await page.clock.fastForward(CACHED_MS);
}

/** The screen as it stands once it has asked for what it cannot do without, and nothing loads any more. */
async function settle(page: Page, hasAsked: () => boolean): Promise<void> {
  const isUnchecked = page.getByRole('alert').filter({ hasText: 'Your sign-in could not be checked' });
  await expect(async () => {
    await page.clock.fastForward(RETRIES_MS);
    // A clock that jumps over minutes can cut off the renewal of the sign-in: then a person tries again.
    if (await isUnchecked.isVisible()) await isUnchecked.getByRole('button', { name: 'Try again' }).click();
    expect(hasAsked()).toBe(true);
    await expect(page.locator('.mantine-Skeleton-root:visible')).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [ASK_MS] });
}

/** What the screen reads when nothing fails. */
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
    { tag: path === '/print-articles' ? '@main' : [] },
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
            // Whoever was sent to sign in comes back.
            if (page.url().includes('login')) await signIn(as);
          });
        }
      }
    },
  );
}
