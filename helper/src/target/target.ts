import { z } from 'zod';

/** Queue of every helper that writes the file to the data directory instead of printing it. */
export const folderQueueName = 'Save to folder';
const folderDriver = 'folder';

/** A printer at a network address. `address` is the IP address that was checked; `host` is used only in messages. */
const socketTargetSchema = z.object({
  driver: z.string(),
  host: z.string(),
  address: z.string(),
  port: z.number().int(),
  /** Resource path, for drivers that take one. */
  path: z.string().optional(),
});

/** A print queue of this computer. */
const queueTargetSchema = z.object({ driver: z.string(), queue: z.string() });

/** The only destination of its driver, for example the folder. */
const folderTargetSchema = z.object({ driver: z.string() });

/**
 * Destination of a job. Its shape determines the kind of the driver. `driver` may name a driver that this version does not
 * have, because a journal outlives versions.
 */
export const targetSchema = z.union([socketTargetSchema, queueTargetSchema, folderTargetSchema]);

export type SocketTarget = z.infer<typeof socketTargetSchema>;
export type QueueTarget = z.infer<typeof queueTargetSchema>;
export type FolderTarget = z.infer<typeof folderTargetSchema>;
export type Target = SocketTarget | QueueTarget | FolderTarget;

/** Kind of a target, determined by its shape. */
type TargetKind = 'address' | 'queue' | 'folder';

/** Returns the kind of a target. */
export function kindOf(target: Target): TargetKind {
  if ('queue' in target) {
    return 'queue';
  }
  return 'address' in target ? 'address' : 'folder';
}

/** Returns the name of a target for messages and the status page. */
export function describeTarget(target: Target): string {
  if ('queue' in target) {
    return `“${target.queue}”`;
  }
  if ('host' in target) {
    return `${target.host}:${target.port}`;
  }
  return `“${target.driver === folderDriver ? folderQueueName : target.driver}”`;
}

/**
 * Returns the lane of a target. Jobs of one lane are sent one after the other: a lane is one printer, by whatever name it
 * was addressed.
 */
export function laneOf(target: Target): string {
  if ('queue' in target) {
    return `queue ${target.queue}`;
  }
  return 'address' in target ? `${target.address} ${target.port}` : `driver ${target.driver}`;
}
