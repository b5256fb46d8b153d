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

/** The names of the machine's print queues, read once a minute; a fault in reading them is logged once. */
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
