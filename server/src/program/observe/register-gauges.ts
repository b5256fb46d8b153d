import { Gauge, type Registry } from '@prometheus-io/client';
import type { NewestBackup } from '../../foundation/store/archive/backup-folder.ts';
import type { ObservedQueue, ObservedState } from './observed-state.ts';
import type { ServerGauges } from './server-gauges.ts';

/** Max. age of what is counted in the database or looked up in a folder, in ms. */
const COUNTED_EVERY_MS = 10_000;

interface Sources {
  readonly server: () => ServerGauges;
  /** Counts in the database. */
  readonly installation: () => Promise<ObservedState>;
  /** Free bytes of places on disks, by name. */
  readonly diskFreeBytes: () => Promise<Readonly<Record<string, number>>>;
  /** Newest finished backup that this server sees; undefined without one. */
  readonly backup: () => Promise<NewestBackup | undefined>;
}

/** Registers what is looked up when the metrics are read. What cannot be found out is left out. */
export function registerGauges(registry: Registry, sources: Sources): void {
  const installation = atMostEvery(COUNTED_EVERY_MS, sources.installation);
  const backup = atMostEvery(COUNTED_EVERY_MS, sources.backup);
  const { server } = sources;
  const ofQueues = async (pick: (queue: ObservedQueue) => number) =>
    Object.fromEntries(
      Object.entries((await installation()).queues).map(([name, queue]) => [name, pick(queue)]),
    );
  const ofBackup = async (pick: (newest: NewestBackup) => number) => {
    const newest = await backup();
    return newest === undefined ? [] : one(pick(newest));
  };
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
    waiting_programs: by(
      'kind',
      'Requests of agents, connectors and people that wait for an answer.',
      () => server().waiting,
    ),
    db_pool: by(
      'state',
      'Connections to the database: used, idle, and transactions that wait for one.',
      () => ({ ...server().connections }),
    ),
    worker_rounds: {
      labels: ['worker', 'outcome'],
      help: 'Rounds of background work since the start, by their outcome.',
      find: () =>
        Object.entries(server().rounds).flatMap(([worker, { done, failed }]): Values => [
          [{ worker, outcome: 'done' }, done],
          [{ worker, outcome: 'failed' }, failed],
        ]),
    },
    agents: by('state', 'Agents: connected, silent, disabled.', async () => (await installation()).agents),
    agent_jobs: by(
      'state',
      'Print files at agents that have not ended, by state.',
      async () => (await installation()).agentJobs,
    ),
    queue_waiting: by('queue', 'Work that is due and not done.', () => ofQueues(({ waiting }) => waiting)),
    queue_oldest_seconds: by('queue', 'How long the oldest work that is due has waited.', () =>
      ofQueues(({ oldestSeconds }) => oldestSeconds),
    ),
    store_bytes: {
      help: 'Size of the database.',
      find: async () => one((await installation()).storeBytes),
    },
    backup_age_seconds: {
      help: 'Age of the newest backup that was read again, in the folder of backups of this server.',
      find: () => ofBackup(({ ageSeconds }) => ageSeconds),
    },
    backup_bytes: { help: 'Size of that backup.', find: () => ofBackup(({ bytes }) => bytes) },
    disk_free_bytes: by('place', 'Free space of the disks of this server.', sources.diskFreeBytes),
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

type Numbers = Readonly<Record<string, number>>;

/** Returns a metric with one label, by whose values the numbers are found. */
const by = (label: string, help: string, find: () => Numbers | Promise<Numbers>): Looked => ({
  help,
  labels: [label],
  find: async () => Object.entries(await find()).map(([name, value]) => [{ [label]: name }, value]),
});

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
