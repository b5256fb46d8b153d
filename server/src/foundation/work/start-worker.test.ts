import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaseEnd } from './lease.ts';
import { silentLogger } from './logger.ts';
import { oneByOne, startWorker } from './start-worker.ts';

/** More than the time between two looks. */
const POLL_MS = 5000;
const leaseMs = leaseEnd(new Date(0)).getTime();
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a worker that runs `round`, and returns it with its log. */
function start(round: (isClosed: () => boolean) => Promise<void>) {
  const errors: [string, unknown][] = [];
  const logger = {
    ...silentLogger,
    error: (message: string, facts?: unknown) => void errors.push([message, facts]),
  };
  return { worker: startWorker({ logger, failure: 'mails were not sent', round }), errors };
}

describe('a worker', () => {
  it('writes into the log why a round failed, and looks again after more than a lease, whoever wakes it', async () => {
    const rounds = [async () => Promise.reject(new Error('The store is away.')), async () => undefined];
    const { worker, errors } = start(async () => rounds.shift()?.());
    await passed(0);
    expect(errors).toMatchObject([['mails were not sent', { message: 'The store is away.' }]]);
    expect(rounds).toHaveLength(1);
    worker.wake();
    await passed(leaseMs);
    expect(rounds).toHaveLength(1);
    await passed(POLL_MS);
    expect([rounds.length, errors.length]).toEqual([0, 1]);
    await worker.close();
  });

  it('tells whoever waits for a round why it failed', async () => {
    const { worker } = start(async () => Promise.reject(new Error('The store is away.')));
    await expect(worker.doDue()).rejects.toThrow('The store is away.');
    await worker.close();
  });

  it('does one round at a time, and one more for all who asked during it', async () => {
    const ends: (() => void)[] = [];
    const { worker } = start(async () => new Promise<void>((resolve) => ends.push(resolve)));
    worker.wake();
    worker.wake();
    await passed(POLL_MS);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await passed(0);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await passed(0);
    expect(ends).toHaveLength(2);
    await worker.close();
  });

  it('finishes what is in hand when it is closed, leaves the rest, and logs no failure of it', async () => {
    const done: number[] = [];
    const taken = Promise.withResolvers<void>();
    const things = [1, 2, 3];
    const { worker, errors } = start(
      oneByOne(
        async () => things.shift(),
        async (thing) => {
          await taken.promise;
          done.push(thing);
          throw new Error('The store is closed.');
        },
      ),
    );
    await passed(0);
    const closed = worker.close();
    taken.resolve();
    await closed;
    await passed(2 * POLL_MS);
    expect([done, things, errors]).toEqual([[1], [2, 3], []]);
  });
});
