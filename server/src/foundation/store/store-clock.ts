import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { describeFailure } from '../work/describe-failure.ts';
import type { Logger } from '../work/logger.ts';
import type { Clock } from '../work/clock.ts';
import type { Store } from './store.ts';

const adjustEveryMs = 60_000;
/** Synchronised clocks differ by less; the time is not adjusted for smaller differences. */
const toleratedMs = 500;

const answerSchema = z.object({ rows: z.tuple([z.object({ at_ms: z.coerce.number() })]) });

export interface StoreClock {
  readonly now: Clock;
  /** Compares both clocks again; also runs every minute. */
  readonly adjust: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Starts a clock that follows the database's clock, which all servers of an installation share: without it, a server
 * whose machine is ahead would take a lease of another server (on a message of a web hook, a mail, an import) as
 * expired. The embedded store uses its machine's time.
 * @param machineMs the machine's clock, in milliseconds of the epoch
 */
export async function startStoreClock(
  store: Store,
  logger: Logger,
  machineMs: () => number = Date.now,
): Promise<StoreClock> {
  let aheadMs = 0;
  const adjust = async () => {
    const askedAt = machineMs();
    const answer = await store.asHousekeeping((transaction) =>
      transaction.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as at_ms`),
    );
    const answeredAt = machineMs();
    // The database read its clock at some time between question and answer.
    const uncertainMs = (answeredAt - askedAt) / 2;
    const foundMs = askedAt + uncertainMs - answerSchema.parse(answer).rows[0].at_ms;
    if (Math.abs(foundMs - aheadMs) <= toleratedMs + uncertainMs) return;
    aheadMs = foundMs;
    logger.warn('clock adjusted to the database', { machineAheadMs: Math.round(foundMs) });
  };

  const now = () => new Date(Math.round(machineMs() - aheadMs));
  if (store.kind !== 'postgresql') return { now, adjust: async () => undefined, stop: () => undefined };

  await adjust();
  const timer = setInterval(() => {
    adjust().catch((error: unknown) => logger.warn('clock not compared', describeFailure(error)));
  }, adjustEveryMs);
  timer.unref();
  return { now, adjust, stop: () => clearInterval(timer) };
}
