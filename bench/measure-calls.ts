import type { BenchProgram, BenchSession } from './bench-program.ts';
import { quantile } from './measurement.ts';
import { SEARCHES } from './searches.ts';

/** Numbers of clients that call at the same time. */
const CLIENTS = [1, 8, 32] as const;
const CALLS = 160;
/** One for several clients: the server limits how often one account signs in. */
const ACCOUNTS = ['member', 'packer', 'labels', 'data'] as const;

/** A call that a person waits for. */
export interface TimedCall {
  readonly name: string;
  /** p95 that is allowed, in ms, by the number of clients. */
  readonly budgets: Readonly<Partial<Record<(typeof CLIENTS)[number], number>>>;
  /** Makes the call, as one of the clients, and returns its ms. */
  readonly make: (round: number, client: number) => Promise<number>;
}

/** Returns the calls that are measured: a search in the list of articles, a print job, and the renewal of a session. */
export async function timedCalls(program: BenchProgram): Promise<TimedCall[]> {
  const sessions: BenchSession[] = [];
  for (let client = 0; client < Math.max(...CLIENTS); client += 1)
    sessions.push(await program.signIn(`${ACCOUNTS[client % ACCOUNTS.length]}@demo.test`));
  const post = (path: string, body: unknown) =>
    program.call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return [
    {
      name: 'search',
      budgets: { 1: 50, 8: 100 },
      make: (round, client) =>
        timeOf(() => program.call(`/api/articles?take=100&searchQuery=${searchOf(round, client)}`)),
    },
    {
      name: 'print job created',
      budgets: {},
      make: (round) =>
        timeOf(() =>
          post('/api/printjobs/article', {
            computerName: 'BENCH',
            labels: [{ labelId: 1, printerId: 1, articleId: 1 + (round % 20), quantity: 1 }],
          }),
        ),
    },
    {
      name: 'session renewed',
      budgets: {},
      make: (_round, client) =>
        timeOf(async () => {
          const { token, refreshToken } = sessions[client] ?? {};
          sessions[client] = (await post('/api/account/refresh', { token, refreshToken })) as BenchSession;
        }),
    },
  ];
}

/** Every other search is one that nobody made before. */
const searchOf = (round: number, client: number) =>
  round % 2 === 0
    ? SEARCHES[(round / 2) % SEARCHES.length]
    : `no. ${(round * 7919 + client * 104_729) % 100_000}`;

/** p95 of a call with a number of clients. */
export interface CallTimes {
  readonly what: string;
  readonly p95Ms: number;
  readonly budget?: number;
}

/** Makes each call with each number of clients, nothing else at the same time. */
export async function measureCalls(calls: readonly TimedCall[]): Promise<CallTimes[]> {
  const found: CallTimes[] = [];
  for (const { name, budgets, make } of calls) {
    for (const clients of CLIENTS) {
      const each = async (client: number) => {
        const times: number[] = [];
        for (let round = 0; round < CALLS / clients; round += 1)
          times.push(await make(round + client, client));
        return times;
      };
      const times = await Promise.all(Array.from({ length: clients }, (_none, client) => each(client)));
      const budget = budgets[clients];
      found.push({
        what: `${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}, p95`,
        p95Ms: quantile(times.flat(), 0.95),
        ...(budget !== undefined && { budget }),
      });
    }
  }
  return found;
}

/** Returns the ms that work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
