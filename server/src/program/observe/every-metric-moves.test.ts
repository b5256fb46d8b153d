import { beforeEach, expect, it, vi } from 'vitest';
import { createMetrics, type Metrics } from './metrics.ts';
import type { ObservedState } from './observed-state.ts';
import { registerGauges } from './register-gauges.ts';
import type { ServerGauges } from './server-gauges.ts';

/** State of a server and its installation in which each number is the given one. */
const serverAt = (number: number): ServerGauges => ({
  isDraining: number > 1,
  isStoreUp: number > 1,
  isNewsHeard: number > 1,
  waiting: { agent: number, connector: number, question: number },
  connections: { used: number, idle: number, waiting: number },
  rounds: { mail: { done: number, failed: number } },
});
const installationAt = (number: number): ObservedState => {
  const queue = { waiting: number, oldestSeconds: number };
  return {
    agents: { connected: number, silent: number, disabled: number },
    agentJobs: { waiting: number },
    queues: { mail: queue, web_hooks: queue, imports: queue, publications: queue },
    storeBytes: number,
  };
};

/** Time after which numbers of the installation are asked for again, in ms. */
const ASKED_AGAIN_MS = 10_001;
/** Says what the program is: it never changes. */
const FIXED = 'platen_build_info';

let number = 1;
let metrics: Metrics;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  number = 1;
  metrics = createMetrics('1.2.3');
  registerGauges(metrics.registry, {
    server: () => serverAt(number),
    installation: async () => installationAt(number),
    diskFreeBytes: async () => ({ data: number }),
    backup: async () => ({ ageSeconds: number, bytes: number }),
  });
  return () => vi.useRealTimers();
});

/** Returns the lines of each metric of ours, by its name. */
async function ours(): Promise<ReadonlyMap<string, string>> {
  const { registry } = metrics;
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  const lines = await Promise.all(
    names
      .filter((name) => name.startsWith('platen_'))
      .map(async (name) => [name, await registry.getSingleMetricAsString(name)] as const),
  );
  return new Map(lines);
}

/** Returns the metrics that tell the same as before. */
async function unmovedAfter(act: () => void): Promise<readonly string[]> {
  const before = await ours();
  act();
  vi.advanceTimersByTime(ASKED_AGAIN_MS);
  const after = await ours();
  return [...after].flatMap(([name, lines]) => (lines === before.get(name) ? [name] : []));
}

it('moves every metric with what it counts', async () => {
  const unmoved = await unmovedAfter(() => {
    number = 2;
    const { meter } = metrics;
    // One request is answered, another one is not yet; so are files that are drawn.
    meter.request()({ route: '/api/labels', method: 'GET', status: 200, seconds: 0.01 });
    meter.request();
    meter.drawing('pdf')();
    meter.drawing('zpl');
    meter.failed();
    meter.transaction('tenant', 'done', 0.01);
    meter.retried('conflict');
    meter.printed('person', 3);
  });
  expect(unmoved).toEqual([FIXED]);
});

it('moves none where nothing happens', async () => {
  const all = [...(await ours()).keys()];
  expect(await unmovedAfter(() => undefined)).toEqual(all);
  expect(all.length).toBeGreaterThan(20);
});
