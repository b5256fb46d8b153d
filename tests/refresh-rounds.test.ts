// @rounds: tabs, faults and clocks by chance.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import { createDemoServer, demoPassword } from 'server';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Api from '@/shared/api';
import type * as Auth from '@/shared/auth';

/**
 * Tabs of one browser, each with the app's own session code, against the real server: tokens expire, answers get lost,
 * services fail, tabs are closed and clocks jump, in any order. In every case nobody is signed out, and in the end
 * every open tab gets its answer.
 */
const ORIGIN = 'http://api.test';
const ROUNDS = 25;

type Fault = 'none' | 'lost' | 'offline' | 'broken' | 'closed';

interface Tab {
  id: number;
  isOpen: boolean;
  /** Faults of this tab's next refresh calls, in order. */
  faults: Fault[];
  api: Pick<typeof Api, 'callForJson' | 'productApi'>;
  auth: Pick<typeof Auth, 'readStoredSession' | 'useTokenStore'>;
}

const tabOf = new AsyncLocalStorage<Tab>();
const never = () => new Promise<never>(() => undefined);
/** Milliseconds by which the server's clock is ahead. */
let serverAheadMs = 0;
/** Number of the tab that is opened last. */
const LATE = 99;
const codes = new Map<number, Pick<Tab, 'api' | 'auth'>>();
let server: Awaited<ReturnType<typeof createDemoServer>>;

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
  clear = () => this.#values.clear();
}

/** Web Locks as tabs see them: one holder at a time, and a closed tab releases its lock. */
class TabLocks {
  readonly #waiting: { tab: Tab | undefined; start: () => Promise<void> }[] = [];
  #holder: Tab | undefined;
  #isHeld = false;

  request = (
    _name: string,
    { ifAvailable = false }: { ifAvailable?: boolean },
    task: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ifAvailable && this.#isHeld) {
        void task(null).then(resolve, reject);
        return;
      }
      const tab = tabOf.getStore();
      const start = async () => {
        this.#holder = tab;
        this.#isHeld = true;
        await task({}).then(resolve, reject);
        if (this.#holder === tab) this.#next();
      };
      this.#waiting.push({ tab, start });
      if (!this.#isHeld) this.#next();
    });

  close(tab: Tab): void {
    if (this.#holder === tab) this.#next();
  }

  #next(): void {
    this.#isHeld = false;
    this.#holder = undefined;
    const next = this.#waiting.shift();
    if (!next) return;
    if (next.tab?.isOpen === false) this.#next();
    else void next.start();
  }
}

const locks = new TabLocks();
/** Event target on which the tabs receive storage events of others. */
const page = new EventTarget();
setMaxListeners(0, page);

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const tab = tabOf.getStore();
  const isRefresh = new URL(request.url).pathname === '/api/account/refresh';
  const fault = isRefresh ? (tab?.faults.shift() ?? 'none') : 'none';
  if (fault === 'offline') throw new TypeError('Failed to fetch');
  if (fault === 'broken') return Response.json({ Message: 'Broken.' }, { status: 503 });
  const response = await server.fetch(request);
  if (fault === 'lost') throw new TypeError('Failed to fetch');
  if (fault === 'closed' && tab) {
    tab.isOpen = false;
    codes.delete(tab.id);
    locks.close(tab);
    return never();
  }
  return response;
}

/** Loads the code of one tab: a separate module graph, with its own store and its own promise of a refresh. */
async function loadTab(): Promise<Pick<Tab, 'api' | 'auth'>> {
  vi.resetModules();
  const config = await import('@/shared/config');
  config.setRuntimeConfig({
    apiUrl: ORIGIN,
    authUrl: ORIGIN,
    importUrl: ORIGIN,
    printUrl: ORIGIN,
    helperUrl: 'http://helper.test',
    appName: 'Platen',
    flags: {},
  });
  const [api, auth] = [await import('@/shared/api'), await import('@/shared/auth')];
  auth.followOtherTabs();
  return { api, auth };
}

/**
 * Opens a tab, which reads what is stored. An action of a closed tab stays unfinished, so its code is not used again.
 */
async function openTab(id: number, plan: readonly Fault[]): Promise<Tab> {
  const code = codes.get(id) ?? (await loadTab());
  codes.set(id, code);
  code.auth.useTokenStore.setState({ ...code.auth.readStoredSession(), isRefreshing: false });
  return { id, isOpen: true, faults: [...plan], ...code };
}

/** Sends the storage event of one tab to the others. */
const tellTabs = () => {
  const event = Object.assign(new Event('storage'), { key: null });
  page.dispatchEvent(event);
};

beforeAll(async () => {
  server = await createDemoServer({ clock: () => new Date(Date.now() + serverAheadMs) });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('addEventListener', (name: string, listener: EventListener) =>
    page.addEventListener(name, listener),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

async function signIn(): Promise<void> {
  const body = JSON.stringify({ email: 'member@demo.test', password: demoPassword });
  const headers = { 'Content-Type': 'application/json' };
  const login = await server.fetch(
    new Request(`${ORIGIN}/api/account/login`, { method: 'POST', headers, body }),
  );
  const { token, refreshToken, expires } = (await login.json()) as Record<string, string>;
  localStorage.setItem('auth_token', token ?? '');
  localStorage.setItem('refresh_token', refreshToken ?? '');
  localStorage.setItem('auth_expires', String(Math.floor(Date.now() / 1000) + Number(expires)));
}

/** Makes a call, and repeats it after a fault, like a person or a query; returns the outcome. */
async function call(tab: Tab): Promise<'answered' | 'closed'> {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const outcome = await Promise.race([
      tabOf
        .run(tab, () => tab.api.callForJson(tab.api.productApi, 'get', 'api/features'))
        .then(
          () => 'answered' as const,
          () => 'failed' as const,
        ),
      closing(tab),
    ]);
    tellTabs();
    if (outcome !== 'failed') return outcome;
  }
  throw new Error(`tab ${tab.id} got no answer; faults left: ${tab.faults.join()}`);
}

async function closing(tab: Tab): Promise<'closed'> {
  while (tab.isOpen) await new Promise((resolve) => setTimeout(resolve, 1));
  return 'closed';
}

const faults = fc.array(fc.constantFrom<Fault>('none', 'none', 'lost', 'offline', 'broken', 'closed'), {
  maxLength: 3,
});
const round = fc.record({
  tabs: fc.array(faults, { minLength: 1, maxLength: 5 }),
  callsATab: fc.integer({ min: 1, max: 4 }),
  /** Minutes that pass for the server before the calls: the token of ten minutes has expired, or nearly. */
  minutes: fc.constantFrom(9, 11, 45, 200),
});

it(`in ${ROUNDS} random rounds nobody is signed out, and every open tab is answered`, async () => {
  await fc.assert(
    fc.asyncProperty(round, async ({ tabs: plans, callsATab, minutes }) => {
      serverAheadMs = 0;
      localStorage.clear();
      await signIn();
      // Opened one after the other: each has a module graph of its own.
      const tabs: Tab[] = [];
      for (const [id, plan] of plans.entries()) tabs.push(await openTab(id, plan));
      serverAheadMs = minutes * 60_000;
      const outcomes = await Promise.all(
        tabs.flatMap((tab) => Array.from({ length: callsATab }, () => call(tab))),
      );
      const open = tabs.filter(({ isOpen }) => isOpen);
      expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(
        outcomes.length - outcomes.filter((outcome) => outcome === 'closed').length,
      );
      expect(localStorage.getItem('refresh_token')).toMatch(/.{20,}/);
      for (const { auth } of open) expect(auth.useTokenStore.getState().refreshToken).not.toBe('');
      // A person who opens a new tab now is still signed in.
      const late = await openTab(LATE, []);
      expect(await call(late)).toBe('answered');
    }),
    { numRuns: ROUNDS },
  );
}, 240_000);
