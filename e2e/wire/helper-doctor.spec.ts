import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';
import { HelperPanel } from '../pages/helper-panel.page.ts';
import { freePort } from './free-port.ts';
import { HelperProgram } from './helper-program.ts';
import { openEmptyServer, PASSWORD, type EmptyServer } from './empty-server.ts';
import { expect, test as base } from './test.ts';
import { openPublicBrowser, setLoopbackPermission, type LoopbackPermission } from './public-page.ts';
import { signIn } from './sign-in.ts';

const EMAIL = 'asa@doctor.test';

/** Page from the internet, signed in; the browser decides about its access to this computer. */
interface VisitFixture {
  helper: HelperProgram;
  /** Opens the app in a separate browser; undecided, unless the person has decided before. */
  visit: (permission?: LoopbackPermission) => Promise<{ page: Page; panel: HelperPanel }>;
  decide: (page: Page, permission: LoopbackPermission) => Promise<void>;
  /** Starts a program in place of the helper that answers health requests like this. */
  standIn: (status: number, body: object) => Promise<void>;
  /** Requests received by the stand-in. */
  asked: string[];
}

/** Address at which the app expects the helper; a test decides what answers there. */
interface HelperServer {
  emptyServer: EmptyServer;
  helperPort: number;
}

const test = base.extend<
  { visitor: VisitFixture; isSecure: boolean; isKnown: boolean },
  { helperServer: HelperServer }
>({
  helperServer: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const helperPort = await freePort();
      const emptyServer = await openEmptyServer({ HELPER_URL: `http://localhost:${helperPort}` });
      await emptyServer.found(EMAIL);
      await use({ emptyServer, helperPort });
      await emptyServer.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  isSecure: [true, { option: true }],
  /** True when the app is on the helper's list. */
  isKnown: [true, { option: true }],
  visitor: async ({ isSecure, isKnown, launchOptions, helperServer: { emptyServer, helperPort } }, use) => {
    const options: LaunchOptions = launchOptions;
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-doctor-'));
    const port = Number(new URL(emptyServer.url).port);
    const browser = await openPublicBrowser({ launchOptions: options, port, isSecure });
    const origins = isKnown ? [browser.origin] : ['http://elsewhere.test'];
    const helper = new HelperProgram({ port: helperPort, dataDir, origins });
    const asked: string[] = [];
    let standIn: ReturnType<typeof createServer> | undefined;
    await use({
      helper,
      asked,
      visit: async (permission) => {
        const page = await browser.newPage();
        if (permission) await setLoopbackPermission(page, browser.origin, permission);
        await signIn(page, browser.origin, { email: EMAIL, password: PASSWORD, serverUrl: emptyServer.url });
        await page.goto(`${browser.origin}/#/`);
        const panel = new HelperPanel(page);
        return { page, panel };
      },
      decide: (page, permission) => setLoopbackPermission(page, browser.origin, permission),
      standIn: async (status, body) => {
        standIn = createServer((request, response) => {
          asked.push(request.url ?? '');
          response.writeHead(status, {
            'content-type': 'application/json',
            'access-control-allow-origin': browser.origin,
          });
          response.end(JSON.stringify(body));
        });
        await new Promise<void>((resolve) => standIn?.listen(helperPort, 'localhost', resolve));
      },
    });
    await browser.close();
    standIn?.closeAllConnections();
    await new Promise<void>((resolve) => (standIn ? standIn.close(() => resolve()) : resolve()));
    helper.thaw();
    await helper.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});

test.describe('a page from the internet and the printer helper', () => {
  test('a page from the internet sends the printer helper nothing before Connect, and what is refused then can be granted later', async ({
    visitor,
  }) => {
    await visitor.standIn(200, { status: 'Healthy', version: '0.1.0', instanceId: 'one' });
    const { page, panel } = await visitor.visit();
    await expect(panel.indicator('Permission needed')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText(
      'This page needs permission to reach the printer helper on this computer.',
    );
    await expect(panel.panel).toContainText('Press Connect, then Allow when the browser asks.');
    expect(visitor.asked).toEqual([]);
    // Nobody uses this browser: its prompt is answered with no.
    await panel.action('Connect').click();
    await expect(panel.indicator('Permission denied')).toBeVisible();
    expect(visitor.asked).toEqual([]);
    await visitor.decide(page, 'granted');
    await expect(panel.indicator('Connected')).toBeVisible();
    expect(visitor.asked).toContain('/health');
  });

  test('a page from the internet that was denied the way to the printer helper says where it can be allowed, and sends nothing', async ({
    visitor,
  }) => {
    await visitor.standIn(200, { status: 'Healthy', version: '0.1.0', instanceId: 'one' });
    const { panel } = await visitor.visit('denied');
    await expect(panel.indicator('Permission denied')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText('The browser blocks this page from reaching the printer helper.');
    await expect(panel.panel).toContainText(
      'Open the site settings beside the address and allow access to apps on this device.',
    );
    expect(visitor.asked).toEqual([]);
  });

  test('a page from the internet tells of a printer helper that is off and then started, and that hangs and is well again', async ({
    visitor,
  }) => {
    const { panel } = await visitor.visit('granted');
    await expect(panel.indicator('Not running')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText('The printer helper is not running on this computer.');
    await expect(panel.panel).toContainText(
      'Start it, or install it: see “Printer helper” at the top of the page.',
    );
    await visitor.helper.start();
    await panel.action('Check again').click();
    await expect(panel.indicator('Connected')).toBeVisible();
    await expect(panel.panel).toContainText('The printer helper is connected.');
    visitor.helper.freeze();
    await expect(panel.indicator('Not answering')).toBeVisible();
    await expect(panel.panel).toContainText('The printer helper does not answer.');
    await expect(panel.panel).toContainText('Restart it.');
    visitor.helper.thaw();
    await panel.action('Check again').click();
    await expect(panel.indicator('Connected')).toBeVisible();
  });

  test('a page from the internet gives the words of a printer helper that is unhealthy', async ({
    visitor,
  }) => {
    await visitor.standIn(503, { status: 'Unhealthy', Message: 'The journal cannot be written.' });
    const { panel } = await visitor.visit('granted');
    await expect(panel.indicator('Unhealthy')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText('The journal cannot be written.');
    await expect(panel.panel).toContainText('Restart it. If that does not help, contact support.');
  });

  test('a page from the internet asks for the new version of a printer helper that is too old', async ({
    visitor,
  }) => {
    await visitor.standIn(200, { status: 'Healthy', version: '0.0.9', instanceId: 'old' });
    const { panel } = await visitor.visit('granted');
    await expect(panel.indicator('Too old')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText('The printer helper is older than version 0.1.0.');
    await expect(panel.panel).toContainText(
      'Install the new version: see “Printer helper” at the top of the page.',
    );
  });
});

test.describe('a page the helper does not know', () => {
  test.use({ isKnown: false });

  test('a page the printer helper does not know is refused, and let in on the helper’s own page', async ({
    visitor,
  }) => {
    await visitor.helper.start();
    const { page, panel } = await visitor.visit('granted');
    await expect(panel.indicator('Refused')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText('The printer helper is running, but does not accept this page.');
    const opening = page.context().waitForEvent('page');
    await panel.panel.getByRole('link', { name: 'Allow this page' }).click();
    const pairing = await opening;
    await pairing.getByRole('button', { name: 'Allow printing' }).click();
    await expect(pairing.getByText('Printing is allowed')).toBeVisible();
    await pairing.close();
    await expect(panel.indicator('Connected')).toBeVisible();
  });
});

test.describe('a page that came over http', () => {
  test.use({ isSecure: false });

  test('a page that came over http is cut off from the printer helper, and told so', async ({ visitor }) => {
    await visitor.helper.start();
    const { panel } = await visitor.visit();
    await expect(panel.indicator('Not secure')).toBeVisible();
    await panel.unfold();
    await expect(panel.panel).toContainText(
      'This page came over http. Browsers block insecure pages from using the printer helper.',
    );
    await expect(panel.panel).toContainText('Open the same address with https');
  });
});
