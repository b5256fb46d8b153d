import { z } from 'zod';

/** Queue of every helper that writes the file to the data directory instead of printing it. */
export const folderQueueName = 'Save to folder';

const socketAddress = { host: z.string(), address: z.string(), port: z.number().int() };

/** Destination of a job. `address` is the IP address that was checked; `host` is used only in messages. */
export const targetSchema = z.discriminatedUnion('driver', [
  z.object({ driver: z.literal('folder') }),
  z.object({ driver: z.literal('cups'), queue: z.string() }),
  z.object({ driver: z.literal('windows'), queue: z.string() }),
  z.object({ driver: z.literal('ipp'), ...socketAddress, path: z.string() }),
  z.object({ driver: z.literal('raw'), ...socketAddress }),
]);

export type Target = z.infer<typeof targetSchema>;
export type DriverName = Target['driver'];
export type TargetOf<Name extends DriverName> = Extract<Target, { driver: Name }>;

/** Returns the name of a target for messages and the status page. */
export function describeTarget(target: Target): string {
  if ('queue' in target) {
    return `“${target.queue}”`;
  }
  return 'host' in target ? `${target.host}:${target.port}` : `“${folderQueueName}”`;
}

/**
 * Returns the lane of a target. Jobs of one lane are sent one after the other: a lane is one printer, by whatever name it
 * was addressed.
 */
export function laneOf(target: Target): string {
  if ('queue' in target) {
    return `queue ${target.queue}`;
  }
  return 'address' in target ? `${target.address} ${target.port}` : folderQueueName;
}
