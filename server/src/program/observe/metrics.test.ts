import { beforeAll, describe, expect, it } from 'vitest';
import { measuredStore } from '../../foundation/store/measured-store.ts';
import { createMemoryStore } from '../../foundation/store/memory-store.ts';
import { storageFull, StoreUnavailable } from '../../foundation/store/store-unavailable.ts';
import { agentCalls } from '../../testing/agent-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { registerGauges } from './register-gauges.ts';

const MB = 1_000_000;
/** One server may have so many series: dashboards of hundreds of servers stay quick. */
const MOST_SERIES = 1500;

/** Returns the values of all series by name and labels, as written for Prometheus. */
async function read({ registry }: Metrics): Promise<ReadonlyMap<string, number>> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

onEveryStore('the metrics of a server', (shared) => {
  let server: TestServer;
  let metrics: Metrics;
  beforeAll(async () => {
    metrics = createMetrics('1.2.3');
    server = await createTestServer(shared().store, { meter: metrics.meter, keys: shared().keys });
    registerGauges(metrics.registry, {
      server: server.gauges,
      installation: server.observe,
      diskFreeBytes: async () => ({ data: 7 * MB }),
      backup: async () => undefined,
    });
  });

  const value = async (series: string) => (await read(metrics)).get(series);
  /** Returns by how much a series grows while something is done. */
  const growth = async (series: string, act: () => Promise<unknown>) => {
    const before = (await value(series)) ?? 0;
    await act();
    return ((await value(series)) ?? 0) - before;
  };

  it('count requests by pattern, group and class, and nothing of what they were about', async () => {
    const route = 'platen_http_requests_total{route="/api/labels/{id}",method="GET",class="2xx"}';
    expect(await growth(route, () => server.call('GET /api/labels/1', { as: 'member@demo.test' }))).toBe(1);
    const refused = 'platen_http_requests_total{route="/api/articles",method="GET",class="4xx"}';
    expect(await growth(refused, () => server.call('GET /api/articles'))).toBe(1);
    const nowhere = 'platen_http_requests_total{route="none",method="GET",class="4xx"}';
    expect(await growth(nowhere, () => server.call('GET /api/some-name'))).toBe(1);
    expect(
      await growth('platen_http_seconds_count{group="labels"}', () =>
        server.call('GET /api/labels', { as: 'member@demo.test' }),
      ),
    ).toBe(1);
    expect(await value('platen_http_in_flight')).toBe(0);
  });

  it('count jobs by who asked, and their labels, files that are drawn and transactions', async () => {
    const job = { computerName: 'HOME', labels: [{ labelId: 1, printerId: 1, articleId: 1, quantity: 3 }] };
    const before = await read(metrics);
    await server.call('POST /api/printjobs', { as: 'member@demo.test', body: job });
    const after = await read(metrics);
    const grown = (series: string) => (after.get(series) ?? 0) - (before.get(series) ?? 0);
    expect(grown('platen_print_jobs_total{source="person"}')).toBe(1);
    expect(grown('platen_labels_total')).toBe(3);
    expect(
      grown('platen_render_seconds_count{language="pdf"}') +
        grown('platen_render_seconds_count{language="zpl"}'),
    ).toBe(1);
    expect(grown('platen_db_transactions_total{role="tenant",outcome="done"}')).toBeGreaterThan(1);
    expect(await value('platen_render_queue')).toBe(0);
  });

  it('tell what waits in the whole installation', async () => {
    const { addAgent, poll } = agentCalls(() => server);
    const { key } = await addAgent();
    await poll(key);
    const state = await server.observe();
    expect(state.agents.connected).toBeGreaterThanOrEqual(1);
    expect(state.storeBytes).toBeGreaterThan(MB);
    expect(Object.keys(state.queues)).toEqual(['mail', 'web_hooks', 'imports', 'publications']);
    expect(await value('platen_store_bytes')).toBeGreaterThan(MB);
    expect(await value('platen_disk_free_bytes{place="data"}')).toBe(7 * MB);
    expect(await value('platen_db_up')).toBe(1);
    expect(await value('platen_draining')).toBe(0);
    expect(await value('platen_worker_rounds{worker="mail",outcome="done"}')).toBeGreaterThanOrEqual(1);
  });

  it('name nobody and nothing of an organisation', async () => {
    const text = await metrics.registry.metrics();
    for (const name of ['demo.test', 'Dock', 'HOME', 'DOCK-PC', 'tarte', 'Demo'])
      expect(text).not.toContain(name);
    expect((await read(metrics)).size).toBeLessThan(MOST_SERIES);
  });
});

describe('the meter', () => {
  it('tells refusals of the store apart from a store that is away or full', async () => {
    const metrics = createMetrics('1.2.3');
    const memory = await createMemoryStore();
    const store = measuredStore(memory, metrics.meter);
    for (const error of [
      new Error('no'),
      new StoreUnavailable(new Error('away')),
      storageFull(new Error('full')),
    ])
      await expect(
        store.asOwner(async () => {
          throw error;
        }),
      ).rejects.toThrow(error);
    await memory.close();
    const values = await read(metrics);
    expect(
      ['refused', 'unavailable', 'full'].map((outcome) =>
        values.get(`platen_db_transactions_total{role="owner",outcome="${outcome}"}`),
      ),
    ).toEqual([1, 1, 1]);
  });

  it('tells failures that nobody foresaw, retries, and the version', async () => {
    const metrics = createMetrics('1.2.3');
    metrics.meter.failed();
    metrics.meter.retried('conflict');
    const values = await read(metrics);
    expect(values.get('platen_failures_total')).toBe(1);
    expect(values.get('platen_db_retries_total{reason="conflict"}')).toBe(1);
    expect([...values.keys()].find((series) => series.startsWith('platen_build_info'))).toContain(
      'version="1.2.3"',
    );
  });
});
