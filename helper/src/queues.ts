import type { DriverTable, Queue } from './drivers/driver.ts';
import { messageOf } from './helper-error.ts';
import type { Logger } from './logger.ts';

/** The queues of all drivers. A print service that does not answer hides its own queues, not those of the others. */
export async function listQueues(
  drivers: DriverTable,
  logger: Logger,
  signal: AbortSignal,
): Promise<Queue[]> {
  const lists = Object.values(drivers).map(async (driver) => {
    try {
      return (await driver.queues?.(signal)) ?? [];
    } catch (error) {
      logger.warn('queues not readable', { cause: messageOf(error) });
      return [];
    }
  });
  return (await Promise.all(lists)).flat();
}
