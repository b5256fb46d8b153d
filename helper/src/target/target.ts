import { z } from 'zod';

/** The queue every helper has: it writes the file to the data directory instead of printing it. */
export const folderQueueName = 'Save to folder';

const socketAddress = { host: z.string(), address: z.string(), port: z.number().int() };

/** Where a job goes. `address` is the IP address that was checked; `host` is only for messages. */
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

/** How messages and the status page name a target. */
export function describeTarget(target: Target): string {
  if ('queue' in target) {
    return `“${target.queue}”`;
  }
  return 'host' in target ? `${target.host}:${target.port}` : `“${folderQueueName}”`;
}

/** Jobs of one lane leave one after the other: a lane is one printer, whatever name it was called by. */
export function laneOf(target: Target): string {
  if ('queue' in target) {
    return `queue ${target.queue}`;
  }
  return 'address' in target ? `${target.address} ${target.port}` : folderQueueName;
}
