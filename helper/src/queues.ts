import type { DriverTable, Queue } from './drivers/driver.ts';
import { messageOf } from './helper-error.ts';
import type { Logger } from './logger.ts';

/** Returns the queues of all drivers. When a print service does not answer, only its own queues are missing. */
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
