import type { DriverTable, Queue } from './drivers/driver.ts';
import { messageOf } from './helper-error.ts';
import type { Logger } from './logger.ts';

/** Returns the queues of all drivers, and logs each print service that does not answer. */
export async function listQueues(
  drivers: DriverTable,
  logger: Logger,
  signal: AbortSignal,
): Promise<readonly Queue[]> {
  const { queues, failures } = await readQueues(drivers, signal);
  for (const cause of failures) logger.warn('queues not readable', { cause });
  return queues;
}

/**
 * Returns the queues of all drivers, and the causes of those that could not be read. When a print service does not
 * answer, only its own queues are missing.
 */
export async function readQueues(
  drivers: DriverTable,
  signal: AbortSignal,
): Promise<{ readonly queues: readonly Queue[]; readonly failures: readonly string[] }> {
  const failures: string[] = [];
  const lists = Object.values(drivers).map(async (driver) => {
    try {
      return (await driver.queues?.(signal)) ?? [];
    } catch (error) {
      failures.push(messageOf(error));
      return [];
    }
  });
  return { queues: (await Promise.all(lists)).flat(), failures };
}
