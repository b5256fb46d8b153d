import { mkdirSync, mkdtempSync, readdirSync, rmSync, copyFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { startHelper, systemClock } from 'helper';
import { createServer, openStore } from 'server';
import { openKeysFile } from 'server/testing';
import { journalOf, readRecording, recordingNames, unpackDataDir } from '../../tests/old-data/recordings.ts';
import type { RecordedBrowser } from '../../tests/old-data/recording.ts';
import { GroupFormPage } from '../pages/group-form.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { builtFile } from '../stage/static-app.ts';
import { expect, test as base } from './test.ts';

const APP_ORIGIN = 'http://localhost:4173';
const HELPER_ORIGIN = 'http://localhost:27417';
/** Time since the recording; sessions, print files and the records of a print last longer than this. */
const SINCE_RECORDED_MS = 60_000;

interface OldVersion {
  /** Opens the current app in a browser with the data of an earlier version. */
  readonly open: (browser: Browser, kept: RecordedBrowser, path: string) => Promise<Page>;
  /** Returns the names of the files in the folder that serves as a printer. */
  readonly prints: () => readonly string[];
}

/**
 * Starts the current server and helper over data of an earlier version, with their clocks at the time of the recording.
 */
async function openOldVersion(name: string): Promise<OldVersion & { close: () => Promise<void> }> {
  const { recordedAtMs } = readRecording(name);
  const aheadMs = Date.now() - recordedAtMs - SINCE_RECORDED_MS;
  const nowMs = () => Date.now() - aheadMs;
  const dataDir = mkdtempSync(join(tmpdir(), 'platen-old-'));
  const helperDir = join(dataDir, 'helper');
  mkdirSync(helperDir);
  unpackDataDir(name, dataDir);
  copyFileSync(journalOf(name), join(helperDir, 'journal.sqlite'));
  const server = await createServer({
    store: await openStore({ dataDir }),
    keys: await openKeysFile(join(dataDir, 'keys.json')),
    clock: () => new Date(nowMs()),
  });
  // The helper fetches print files from the recorded URL.
  const sendFile = async (url: string | undefined, response: ServerResponse) => {
    const file = await server.fetch(new Request(`${APP_ORIGIN}${url}`));
    response.writeHead(file.status, Object.fromEntries(file.headers));
    response.end(Buffer.from(await file.arrayBuffer()));
  };
  const files = createHttpServer(({ url }, response) => void sendFile(url, response));
  files.listen(Number(new URL(APP_ORIGIN).port), 'localhost');
  await once(files, 'listening');
  const helper = await startHelper({
    port: 0,
    dataDir: helperDir,
    origins: [APP_ORIGIN],
    clock: { ...systemClock, now: nowMs },
  });
  const config = JSON.stringify({
    apiUrl: '',
    authUrl: '',
    importUrl: '',
    printUrl: '',
    helperUrl: HELPER_ORIGIN,
    flags: { idempotencyKey: true },
  });
  const answer = async (route: Route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    if (origin === HELPER_ORIGIN)
      return route.fulfill({ response: await route.fetch({ url: `${helper.url}${pathname}${search}` }) });
    if (pathname === '/config.json') return route.fulfill({ body: config, contentType: 'application/json' });
    if (!pathname.startsWith('/api/')) {
      const file = builtFile(pathname);
      return route.fulfill(file ?? { status: 404 });
    }
    const request = route.request();
    const response = await server.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(request.postDataBuffer() && { body: new Uint8Array(request.postDataBuffer() ?? []) }),
      }),
    );
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  };
  const contexts: BrowserContext[] = [];
  return {
    open: async (browser, { storageState, sessionStorage: tab }, path) => {
      const context = await browser.newContext({ storageState, locale: 'en-GB' });
      contexts.push(context);
      await context.addInitScript(setClockBack, aheadMs);
      await context.route('**/*', answer);
      await context.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      }, tab);
      const page = await context.newPage();
      await page.goto(`${APP_ORIGIN}${path}`);
      // Content that is still being read moves what is below it.
      await page.waitForLoadState('networkidle');
      return page;
    },
    prints: () =>
      readdirSync(helperDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pdf')),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      files.closeAllConnections();
      files.close();
      await helper.close();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sets the clock of a page back, without changing its timers. Runs in the page. */
function setClockBack(aheadMs: number): void {
  const Present = Date;
  globalThis.Date = class extends Present {
    constructor(...parts: [] | [number | string]) {
      super(parts[0] ?? Present.now() - aheadMs);
    }
    static override now = () => Present.now() - aheadMs;
  } as DateConstructor;
}

// Run one after the other: each needs the recorded port.
base.describe.configure({ mode: 'default' });

for (const name of recordingNames) {
  const test = base.extend<{ old: OldVersion }>({
    old: async ({ browserName: _browserName }, use) => {
      const old = await openOldVersion(name);
      await use(old);
      await old.close();
    },
  });

  test(`version ${name}: an interrupted print goes on, and no file that the journal knows is printed again`, async ({
    browser,
    old,
  }) => {
    const page = await old.open(browser, readRecording(name).member, '/#/home');
    const job = new PrintJobObject(page);
    // The journal has the second file; the app asks for it as soon as the helper is found.
    await expect(job.panel.getByRole('status')).toHaveText('200 of 250 labels printed, 50 not sent', {
      timeout: 60_000,
    });
    expect(old.prints()).toHaveLength(0);
    await job.resume.click();
    await job.expectSummary('250 of 250 labels printed');
    await expect.poll(() => old.prints().length).toBe(1);
  });

  test(`version ${name}: a widget kept in the browser and a form that was not saved are there`, async ({
    browser,
    old,
  }) => {
    const page = await old.open(browser, readRecording(name).administrator, '/#/admin/widgets');
    await expect(page.getByRole('link', { name: 'Kept in this browser' })).toBeVisible();
    const form = await GroupFormPage.openNew(page, APP_ORIGIN);
    await expect(form.name).toHaveValue('A group that was not saved');
  });
}
