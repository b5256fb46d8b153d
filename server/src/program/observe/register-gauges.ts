import { Gauge, type Registry } from '@prometheus-io/client';
import type { ObservedState } from './observed-state.ts';
import type { ServerGauges } from './server-gauges.ts';

/** Max. age of what is counted in the database, in ms. */
const COUNTED_EVERY_MS = 10_000;

interface Sources {
  readonly server: () => ServerGauges;
  /** Counts in the database. */
  readonly installation: () => Promise<ObservedState>;
  /** Free bytes of places on disks, by name. */
  readonly diskFreeBytes: () => Promise<Readonly<Record<string, number>>>;
}

/** Registers what is looked up when the metrics are read. What cannot be found out is left out. */
export function registerGauges(registry: Registry, sources: Sources): void {
  const installation = atMostEvery(COUNTED_EVERY_MS, sources.installation);
  const { server } = sources;
  const looked: Readonly<Record<string, Looked>> = {
    draining: {
      help: '1 once this server was told to stop.',
      find: () => one(Number(server().isDraining)),
    },
    db_up: {
      help: '1 while the store answers; looked at each second.',
      find: () => one(Number(server().isStoreUp)),
    },
    news_listener_up: {
      help: '1 while news of other servers are received at once.',
      find: () => one(Number(server().isNewsHeard)),
    },
    waiting_programs: {
      labels: ['kind'],
      help: 'Requests of agents, connectors and people that wait for an answer.',
      find: () => labelled('kind', server().waiting),
    },
    db_pool: {
      labels: ['state'],
      help: 'Connections to the database: used, idle, and transactions that wait for one.',
      find: () => labelled('state', { ...server().connections }),
    },
    worker_rounds: {
      labels: ['worker', 'outcome'],
      help: 'Rounds of background work since the start, by their outcome.',
      find: () =>
        Object.entries(server().rounds).flatMap(([worker, { done, failed }]): Values => [
          [{ worker, outcome: 'done' }, done],
          [{ worker, outcome: 'failed' }, failed],
        ]),
    },
    agents: {
      labels: ['state'],
      help: 'Agents: connected, silent, disabled.',
      find: async () => labelled('state', (await installation()).agents),
    },
    agent_jobs: {
      labels: ['state'],
      help: 'Print files at agents that have not ended, by state.',
      find: async () => labelled('state', (await installation()).agentJobs),
    },
    queue_waiting: {
      labels: ['queue'],
      help: 'Work that is due and not done.',
      find: async () =>
        Object.entries((await installation()).queues).map(([queue, { waiting }]) => [{ queue }, waiting]),
    },
    queue_oldest_seconds: {
      labels: ['queue'],
      help: 'How long the oldest work that is due has waited.',
      find: async () =>
        Object.entries((await installation()).queues).map(([queue, { oldestSeconds }]) => [
          { queue },
          oldestSeconds,
        ]),
    },
    store_bytes: {
      help: 'Size of the database.',
      find: async () => one((await installation()).storeBytes),
    },
    disk_free_bytes: {
      labels: ['place'],
      help: 'Free space of the disks of this server.',
      find: async () => labelled('place', await sources.diskFreeBytes()),
    },
  };
  for (const [name, metric] of Object.entries(looked)) register(registry, `platen_${name}`, metric);
}

type Values = readonly (readonly [Readonly<Record<string, string>>, number])[];

interface Looked {
  readonly help: string;
  readonly labels?: readonly string[];
  readonly find: () => Values | Promise<Values>;
}

function register(registry: Registry, name: string, { help, labels: labelNames = [], find }: Looked): void {
  const gauge = new Gauge<string>({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      // While the store is away, which platen_db_up says, nothing is known.
      const values = await Promise.resolve()
        .then(find)
        .catch((): Values => []);
      this.reset();
      if (values.length === 0) this.remove({});
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
  registry.registerMetric(gauge);
}

const one = (value: number): Values => [[{}, value]];

const labelled = (label: string, values: Readonly<Record<string, number>>): Values =>
  Object.entries(values).map(([name, value]) => [{ [label]: name }, value]);

/** Returns a function that asks again only when the last answer is older. */
function atMostEvery<Found>(ms: number, find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  let askedAt = 0;
  return () => {
    if (found === undefined || performance.now() - askedAt > ms) {
      askedAt = performance.now();
      found = find();
    }
    return found;
  };
}
