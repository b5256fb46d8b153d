import type { Clock } from '../../clock.ts';
import type { DriverTable } from '../../drivers/driver.ts';
import { silentLogger, type Logger } from '../../logger.ts';
import { listQueues } from '../../queues.ts';
import { connectLimits } from '../connect-limits.ts';

interface QueueNamesContext {
  readonly drivers: DriverTable;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * Returns a function that lists the names of the machine's print queues. It reads them at most once a minute and logs a
 * failure to read them only the first time.
 */
export function createQueueNames({ drivers, clock, logger, signal }: QueueNamesContext) {
  let names: readonly string[] = [];
  let readAt: number | undefined;
  return async (): Promise<readonly string[]> => {
    if (readAt === undefined || clock.now() - readAt >= connectLimits.queuesKeptMs) {
      const queues = await listQueues(drivers, readAt === undefined ? logger : silentLogger, signal);
      names = queues.slice(0, connectLimits.queues).map(({ name }) => name);
      readAt = clock.now();
    }
    return names;
  };
}
