// @isolated: it stubs fetch and plays tabs of a browser over the app’s own modules, and kills programs beside it.
// @rounds: it kills tabs, helper and server by chance.
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adoptTokens } from '@/shared/auth';
import { setRuntimeConfig } from '@/shared/config';
import { summarize, type EntryState, type PrintJob } from '../src/features/send-print-job/model/print-job';
import { tellFigures } from '../scripts/soak/figures.ts';
import { Chaos } from './print-rounds/chaos.ts';
import { Person } from './print-rounds/person.ts';
import { PrintPlace } from './print-rounds/print-place.ts';
import { Random } from './print-rounds/random.ts';
import { tabSignal } from './print-rounds/tab.ts';

/**
 * The app's own print run, outbox and calls against the real server and the real helper as separate processes, while
 * tabs, helper and server are killed at random. In every case, no label is printed twice and none is lost unnoticed.
 * `TEST_SEED` repeats the same decisions, `TEST_KILLS` is the min. number of killed programs and tabs.
 */
const KILLS = Number(process.env['TEST_KILLS'] ?? 30);
const ENTRIES_A_KILL = 10;
const ENTRIES = KILLS * ENTRIES_A_KILL;
/** Long enough for a busy machine. */
const ROUND_TIMEOUT_MS = 180_000 + KILLS * 6000;
const LABELS_A_JOB = 50;
const PEOPLE = 3;
const seed = Number(process.env['TEST_SEED'] ?? 1);

let place: PrintPlace;
let token: string;

/** Adds to the calls the signal that ends them with their tab, and the origin of the page for the helper. */
function callsOfTabs(origin: string, helperUrl: string) {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request = new Request(input, init);
    if (request.url.startsWith(helperUrl)) request.headers.set('origin', origin);
    const signals = [request.signal, tabSignal()].filter((signal) => signal !== undefined);
    return send(request, { signal: AbortSignal.any(signals) });
  });
}

beforeAll(async () => {
  place = await PrintPlace.open();
  token = await place.signIn();
  const { url } = place;
  const flags = { idempotencyKey: true };
  const services = { apiUrl: url, authUrl: url, importUrl: url, printUrl: url };
  setRuntimeConfig({ ...services, helperUrl: place.helper.url, appName: 'Platen', flags });
  adoptTokens({ token, refreshToken: '', expires: 600 });
  callsOfTabs(url, place.helper.url);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await place.close();
});

/** Expected records of the paper and the server for an entry in this state. */
const SHOULD_BE: Readonly<Partial<Record<EntryState, { paper: readonly number[]; status: string }>>> = {
  reported: { paper: [1], status: 'Success' },
  failed: { paper: [0], status: 'Failed' },
  unknown: { paper: [0, 1], status: 'Unknown' },
};

function expectAccounted(jobs: readonly PrintJob[], statusById: ReadonlyMap<string, string>): void {
  const wrong = jobs
    .flatMap((job) => job.entries)
    .flatMap(({ entryId, state }) => {
      const paper = place.timesOnPaper(String(entryId));
      const status = statusById.get(String(entryId));
      const wanted = SHOULD_BE[state];
      const isRight = wanted?.paper.includes(paper) === true && wanted.status === status;
      return isRight ? [] : [`${entryId} is ${state}: ${paper} times on paper, ${status} on the server`];
    });
  expect(wrong).toEqual([]);
}

it(
  `prints ${ENTRIES} labels under ${KILLS} kills once each, and accounts for all of them (seed ${seed})`,
  async () => {
    const random = new Random(seed);
    const chaos = new Chaos(place, random);
    const jobs: PrintJob[] = [];
    let asked = 0;
    const needsMore = () => asked * LABELS_A_JOB < ENTRIES || chaos.total < KILLS;
    const printOn = async (printerId: number) => {
      while (needsMore()) {
        asked += 1;
        const wish = { jobId: `round-${asked}`, quantity: LABELS_A_JOB, printerId };
        jobs.push(await new Person({ place, chaos, random }).print(wish));
      }
    };
    await Promise.all(place.printerIds.slice(0, PEOPLE).map(printOn));
    await chaos.settled();

    const { jobCount, statusById } = await place.history(token);
    const counts = jobs.map((job) => summarize(job));
    const sum = (key: 'requested' | 'printed' | 'failed' | 'unknown') =>
      counts.reduce((total, summary) => total + summary[key], 0);
    const played = {
      seed,
      kills: chaos.kills,
      requested: sum('requested'),
      printed: sum('printed'),
      failed: sum('failed'),
      unknown: sum('unknown'),
      paper: place.paperCount,
    };
    process.stderr.write(`\n>>> print rounds: ${JSON.stringify(played)} <<<\n`);
    tellFigures({
      'tabs killed': chaos.kills.tab,
      'helpers killed': chaos.kills.helper,
      'servers killed': chaos.kills.server,
      'labels wanted': played.requested,
      'labels printed': played.printed,
      'given up': played.failed,
      'left unknown': played.unknown,
      'labels on paper': played.paper,
    });
    expect(chaos.total).toBeGreaterThanOrEqual(KILLS);
    expect(sum('requested')).toBeGreaterThanOrEqual(ENTRIES);
    expect(jobCount).toBe(asked);
    expect(sum('printed') + sum('failed') + sum('unknown')).toBe(sum('requested'));
    expectAccounted(jobs, statusById);
  },
  ROUND_TIMEOUT_MS,
);
