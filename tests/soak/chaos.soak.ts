import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIVE_HUNDRED_PEOPLE, partOf } from '../../bench/profile/rates.ts';
import { ThreadedLoad } from '../../bench/profile/threaded-load.ts';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { Random } from '../print-rounds/random.ts';
import { signIn } from './calls.ts';
import { ChaosSite } from './chaos/chaos-site.ts';
import { planFaults } from './chaos/faults.ts';
import { countedJobs, importedArticles, keptFiles, waitingMessages } from './chaos/kept-records.ts';
import { IMPORT_ROWS, OtherWork } from './chaos/other-work.ts';
import { wrongLetters, wrongMessages } from './chaos/wrong-messages.ts';
import { wrongCalls, wrongFiles, type Outage } from './chaos/wrong-records.ts';

/**
 * Three real servers on one PostgreSQL behind the Caddyfile of the project, three agents with two printers each, and
 * people who search, print, import, invite and stay signed in, while one thing after the other fails. Nothing that was asked is lost,
 * nothing is done twice, and people see nothing but what a fault allows. `TEST_SEED` repeats the order of the faults.
 * `CHAOS_LONG=1` is half an hour with a fault a minute; otherwise each fault comes once.
 */
const seed = Number(process.env['TEST_SEED'] ?? 1);
const isLong = process.env['CHAOS_LONG'] === '1';
/** Part of the load of five hundred people, so small that a wrong count is never that of an overload. */
const PART = Number(process.env['CHAOS_PART'] ?? 0.2);
/** From the beginning of one fault to the next, if it is over by then. */
const EVERY_MS = isLong ? 60_000 : 20_000;
const QUIET_MS = 15_000;
/** From one import, and one invitation, to the next. */
const OTHER_EVERY_MS = isLong ? 60_000 : 15_000;
const SESSIONS = 12;
const SETTLED_WITHIN_MS = 120_000;
const TIMEOUT_MS = 60 * 60_000;

let site: ChaosSite;
beforeAll(async () => {
  site = await ChaosSite.open();
});
afterAll(async () => {
  await site.close();
});

it(
  `loses nothing, does nothing twice and refuses only what it must, while everything fails in turn (seed ${seed})`,
  async () => {
    const random = new Random(seed);
    const { printerIds, databaseUrl } = site;
    const countedBefore = await countedJobs(databaseUrl);
    const load = new ThreadedLoad({
      url: site.proxy.url,
      rates: partOf(FIVE_HUNDRED_PEOPLE, PART),
      sessions: await site.sessions(SESSIONS),
      ledgerFile: site.file('asked'),
      printerIds,
      hasAgents: true,
    });
    const other = new OtherWork({
      url: site.proxy.url,
      session: await signIn(site.proxy.url, 'all'),
      everyMs: OTHER_EVERY_MS,
    });
    await delay(QUIET_MS);
    const outages: Outage[] = [];
    for (const fault of planFaults(random, isLong)) {
      const from = Date.now();
      await fault.bring(site, random);
      const until = Date.now();
      outages.push({ ...fault, from, until });
      process.stderr.write(`${new Date(from).toISOString()} ${fault.name}, ${until - from} ms\n`);
      await delay(Math.max(QUIET_MS, from + EVERY_MS - until));
    }
    const { seen: loaded, errors, sessionsEnded, asked, confirmed } = await load.end();
    await other.end();
    await settled(databaseUrl);

    const kept = await keptFiles(databaseUrl);
    const seen = [...loaded, ...other.asker.seen];
    const ended = (outcome: unknown) => seen.filter((call) => call.outcome === outcome).length;
    const articles = await importedArticles(databaseUrl);
    tellFigures({
      seed: String(seed),
      faults: outages.length,
      calls: seen.length,
      'refused with 503': ended(503),
      'ended by 502': ended(502),
      'ended by a reset': ended('reset'),
      'refused while the proxy was down': ended('refused'),
      'jobs asked': asked.size,
      'files left unknown': kept.filter(({ status }) => status === 'Unknown').length,
      'labels on paper': site.paper().size,
      'messages of web hooks': site.hooks.received.length,
      imports: other.imports.length,
      letters: site.mails.received.length,
    });
    expect([...errors, ...other.errors]).toEqual([]);
    expect(sessionsEnded + other.ended).toBe(0);
    expect([...asked].filter((key) => !confirmed.has(key))).toEqual([]);
    expect(wrongFiles(kept, confirmed, site.paper())).toEqual([]);
    expect(kept.length).toBe(asked.size);
    expect((await countedJobs(databaseUrl)) - countedBefore).toBe(asked.size);
    expect(wrongMessages(site.told(), kept, other.imports, IMPORT_ROWS)).toEqual([]);
    expect(wrongLetters(site.mails.received, other.invited)).toEqual([]);
    const rows = other.imports.length * IMPORT_ROWS;
    expect(articles).toEqual({ rows, names: rows });
    expect(await checkHistory(databaseUrl)).toMatch(/all as it was written/);
    expect(wrongCalls(seen, outages)).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Resolves when every file that was handed over has ended and everybody was told, or after a time in which all of them should have. */
async function settled(databaseUrl: string): Promise<void> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  while (Date.now() < until) {
    const files = await keptFiles(databaseUrl);
    const areEnded = files.every(({ handOvers, ended }) => handOvers > 0 && handOvers === ended);
    if (areEnded && (await waitingMessages(databaseUrl)) === 0) return;
    await delay(1000);
  }
}

/** Runs the check of the labels' history; returns what it says. */
async function checkHistory(databaseUrl: string): Promise<string> {
  const program = resolve(import.meta.dirname, '../../server/src/program/cli/check-history.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  });
  return stdout;
}
