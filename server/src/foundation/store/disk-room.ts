import { statfs } from 'node:fs/promises';
import { StoreRefusal } from './store-refusal.ts';
import { storageFull } from './store-unavailable.ts';

const MiB = 1024 * 1024;
/**
 * With less free space, the disk counts as full. A transaction that has begun may still write a lot, and each segment
 * of the embedded database's log takes 16 MiB at once.
 */
const LEAST_FREE_BYTES = 64 * MiB;
/** With less free space, the embedded database ends its process while it opens: it writes a segment of its log first. */
const LEAST_TO_OPEN_BYTES = 16 * MiB;

export interface DiskRoom {
  /** Returns whether the disk has room for writes. */
  readonly hasRoom: () => Promise<boolean>;
  /** @throws StoreUnavailable if it has none */
  readonly requireRoom: () => Promise<void>;
  /** @throws StoreRefusal if the database could not be opened safely */
  readonly requireRoomToOpen: () => Promise<void>;
}

/**
 * Returns checks of the free space on the disk of a folder, which is measured anew with each call.
 * @param freeBytes returns the free space for this process
 */
export function diskRoomOf(folder: string, freeBytes: FreeBytes = freeBytesOn): DiskRoom {
  const hasRoom = async () => (await freeBytes(folder)) >= LEAST_FREE_BYTES;
  return {
    hasRoom,
    requireRoom: async () => {
      if (!(await hasRoom())) throw storageFull(new Error('The disk of the store is full.'));
    },
    requireRoomToOpen: async () => {
      if ((await freeBytes(folder)) >= LEAST_TO_OPEN_BYTES) return;
      throw new StoreRefusal(
        `The disk of ${folder} is full: the store needs ${LEAST_TO_OPEN_BYTES / MiB} MiB to open, and ${LEAST_FREE_BYTES / MiB} MiB to be changed. Nothing was changed; make room and start again.`,
        { mayPass: true },
      );
    },
  };
}

/**
 * Checks that a disk has room for so many bytes, and is not full with them.
 * @throws StoreRefusal with what is needed and what is there
 */
export async function requireFreeBytes(
  folder: string,
  bytes: number,
  freeBytes: FreeBytes = freeBytesOn,
): Promise<void> {
  const free = await freeBytes(folder);
  const needed = bytes + LEAST_FREE_BYTES;
  if (free >= needed) return;
  throw new StoreRefusal(
    `The disk of ${folder} has ${Math.floor(free / MiB)} MiB left, and ${Math.ceil(needed / MiB)} MiB are needed. Nothing was changed; make room first.`,
  );
}

export type FreeBytes = (folder: string) => Promise<number>;

/** Returns the free space on the disk of a folder, in bytes, as far as this process may use it. */
export async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
