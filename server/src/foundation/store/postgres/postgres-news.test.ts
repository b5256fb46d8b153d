import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkBetween } from '../../../testing/network-between.ts';
import { queryRows } from '../../../testing/query-rows.ts';
import { createTemporaryDatabase, isPostgresThere } from '../../../testing/temporary-database.ts';
import { silentLogger } from '../../work/logger.ts';
import { PostgresNews } from './postgres-news.ts';

/** With a margin for a busy machine: found by a message to itself, every 5 s, and connected again. */
const FOUND_WITHIN_MS = 20_000;

/** The only way that the wire calls it. */
type Query = (this: Client, ...given: unknown[]) => Promise<unknown>;

/** Opens a wire and notes what comes over it. */
const listen = (directUrl: string) => {
  const heard: string[] = [];
  const warnings: string[] = [];
  let gaps = 0;
  const wire = new PostgresNews({
    directUrl,
    logger: { ...silentLogger, warn: (_, facts) => warnings.push(String(facts?.['message'])) },
    onNews: (name) => heard.push(name),
    onGap: () => (gaps += 1),
  });
  return { wire, heard, warnings, gaps: () => gaps };
};
const eventually = (check: () => void) => vi.waitFor(check, { timeout: FOUND_WITHIN_MS, interval: 10 });

describe.runIf(await isPostgresThere())('news between servers', () => {
  let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
  let network: NetworkBetween;
  let one: ReturnType<typeof listen>;
  /** Reached through a network that can fail. */
  let other: ReturnType<typeof listen>;

  const areHealthy = () =>
    eventually(() => expect([one.wire.isHealthy(), other.wire.isHealthy()]).toEqual([true, true]));

  beforeAll(async () => {
    database = await createTemporaryDatabase();
    const url = new URL(database.url);
    network = await NetworkBetween.open(url.hostname, Number(url.port || 5432));
  });
  afterAll(async () => {
    await network.close();
    await database.drop();
  });
  beforeEach(async () => {
    const url = new URL(database.url);
    url.host = `127.0.0.1:${network.port}`;
    one = listen(database.url);
    other = listen(url.href);
    await areHealthy();
  });
  afterEach(async () => {
    network.mend();
    await one.wire.close();
    await other.wire.close();
  });

  it('are heard by every other one, once each, and not by the one that sends them', async () => {
    for (const name of ['agent 1001/7', 'agent 1001/7', 'question 1001/x', 'agent 1001/7'])
      one.wire.send(name);
    await eventually(() => expect(other.heard.toSorted()).toEqual(['agent 1001/7', 'question 1001/x']));
    other.wire.send('connector 1001/3');
    await eventually(() => expect(one.heard).toEqual(['connector 1001/3']));
  });

  it('are sent before the server leaves', async () => {
    one.wire.send('agent 1001/8');
    await one.wire.close();
    await eventually(() => expect(other.heard).toEqual(['agent 1001/8']));
    one.wire.send('agent 1001/9');
  });

  it('are sent one statement after the other over a slow connection, and all before the server leaves', async () => {
    const connections = Client.prototype as unknown as { query: Query };
    const query: Query = Reflect.get(connections, 'query');
    let [running, most] = [0, 0];
    const slow = vi.spyOn(connections, 'query').mockImplementation(async function (this: Client, ...given) {
      running += 1;
      most = Math.max(most, running);
      await delay(30);
      const answered = await query.apply(this, given);
      running -= 1;
      return answered;
    });
    const names = ['agent 1001/1', 'agent 1001/2', 'agent 1001/3', 'agent 1001/4'];
    for (const name of names) {
      one.wire.send(name);
      await delay(10);
    }
    await one.wire.close();
    slow.mockRestore();
    expect(most).toBe(1);
    await eventually(() => expect(other.heard).toEqual(names));
  });

  const faults = {
    'is ended by the database': async () =>
      void (await queryRows(
        database.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'platen-news'`,
      )),
    'is cut': async () => {
      network.cut();
      network.mend();
    },
    'passes nothing on without being closed': async () => network.swallow(),
  } as const;

  it.each(Object.entries(faults))(
    'go on after the connection %s, and may have been missed',
    async (_, fail) => {
      const before = other.gaps();
      await fail();
      await eventually(() => expect(other.wire.isHealthy()).toBe(false));
      network.mend();
      await areHealthy();
      expect(other.gaps()).toBeGreaterThan(before);
      expect(other.warnings).toHaveLength(1);
      one.wire.send('agent 1001/7');
      await eventually(() => expect(other.heard).toContain('agent 1001/7'));
    },
  );
});
