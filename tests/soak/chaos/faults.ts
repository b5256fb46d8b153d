import { setTimeout as delay } from 'node:timers/promises';
import { queryRows } from 'server/testing';
import type { SeenCall } from '../../../bench/profile/seen-call.ts';
import type { Random } from '../../print-rounds/random.ts';
import { blackHole } from './black-hole.ts';
import type { ChaosSite } from './chaos-site.ts';

/** What may become of calls while a fault lasts, beside 503 with Retry-After. */
type Allowed = Exclude<SeenCall['outcome'], 503>;

/** A fault, as it happens to an installation. */
export interface Fault {
  readonly name: string;
  /** How often it occurs in a run of thirty faults. */
  readonly times: number;
  readonly allowed: readonly Allowed[];
  /** Resolves when the fault is over. */
  readonly bring: (site: ChaosSite, random: Random) => Promise<void>;
}

const DOWN_MS = 3000;
const DATABASE_DOWN_MS = 5000;
const FROZEN_MS = 12_000;
const DISK_FULL_MS = 20_000;
const BLACK_HOLE_MS = 20_000;

/** Requests that a process had when it was killed end with their connection: with a reset, or 502 of the proxy. */
const IN_FLIGHT: readonly Allowed[] = ['reset', 502];

const anyOf = <T>(things: readonly T[], random: Random): T => {
  const thing = things[random.between(0, things.length - 1)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
};

const endConnections = async ({ databaseUrl }: ChaosSite, which: string) => {
  await queryRows(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  );
};

const faults: readonly Fault[] = [
  {
    name: 'server killed',
    times: 7,
    allowed: IN_FLIGHT,
    bring: async ({ servers }, random) => {
      const server = anyOf(servers, random);
      await server.running.kill();
      await delay(DOWN_MS);
      await server.start();
    },
  },
  {
    name: 'server stopped',
    times: 4,
    allowed: [],
    bring: async ({ servers }, random) => {
      const server = anyOf(servers, random);
      await server.running.stop();
      await server.start();
    },
  },
  {
    name: 'server frozen',
    times: 2,
    allowed: [],
    bring: async ({ servers }, random) => {
      const { running } = anyOf(servers, random);
      running.freeze();
      await delay(FROZEN_MS);
      running.thaw();
    },
  },
  {
    name: 'PostgreSQL crashed',
    times: 4,
    allowed: [],
    bring: async ({ postgres }) => {
      await postgres.stop('immediate');
      await delay(DATABASE_DOWN_MS);
      await postgres.start();
    },
  },
  {
    name: 'all connections to PostgreSQL ended',
    times: 3,
    allowed: [],
    bring: (site) => endConnections(site, 'true'),
  },
  {
    name: 'news between servers cut off',
    times: 2,
    allowed: [],
    bring: (site) => endConnections(site, "application_name = 'platen-news'"),
  },
  {
    name: 'proxy killed',
    times: 2,
    allowed: [...IN_FLIGHT, 'refused'],
    bring: ({ proxy }) => proxy.crash(),
  },
  {
    name: 'agent killed',
    times: 3,
    allowed: [],
    bring: async ({ agents }, random) => {
      const agent = anyOf(agents, random);
      await agent.kill();
      await delay(DOWN_MS);
      agent.start();
    },
  },
  {
    name: 'disk of a server full',
    times: 1,
    allowed: [],
    bring: async ({ disk }) => {
      await disk.fill();
      await delay(DISK_FULL_MS);
      await disk.empty();
    },
  },
  {
    name: 'packets to PostgreSQL lost',
    times: 2,
    allowed: [],
    bring: ({ postgres }) => blackHole(postgres.port, () => delay(BLACK_HOLE_MS)),
  },
];

/** Returns faults in an order of chance: as many as there are times, or one of each. */
export function planFaults(random: Random, isLong: boolean): readonly Fault[] {
  const all = faults.flatMap((fault) => Array.from({ length: isLong ? fault.times : 1 }, () => fault));
  return all
    .map((fault) => ({ fault, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ fault }) => fault);
}
