import type { Clock } from '../../clock.ts';
import type { DriverTable } from '../../drivers/driver.ts';
import type { Logger } from '../../logger.ts';
import { readQueues } from '../../queues.ts';
import { connectLimits } from '../connect-limits.ts';

interface QueueNamesContext {
  readonly drivers: DriverTable;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * Returns a function that lists the names of the machine's print queues. It reads them at most once a minute, and logs a
 * failure once: not again until another one takes its place, or all can be read again.
 */
export function createQueueNames({ drivers, clock, logger, signal }: QueueNamesContext) {
  let names: readonly string[] = [];
  let readAt: number | undefined;
  let logged = '';
  const log = (cause: string): void => {
    if (cause === logged) return;
    logged = cause;
    if (cause === '') logger.info('queues readable again');
    else logger.warn('queues not readable', { cause });
  };
  return async (): Promise<readonly string[]> => {
    if (readAt === undefined || clock.now() - readAt >= connectLimits.queuesKeptMs) {
      const { queues, failures } = await readQueues(drivers, signal);
      if (!signal.aborted) log(failures.toSorted().join('; '));
      names = queues.slice(0, connectLimits.queues).map(({ name }) => name);
      readAt = clock.now();
    }
    return names;
  };
}
