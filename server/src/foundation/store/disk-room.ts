import { statfs } from 'node:fs/promises';
import { StoreRefusal } from './store-refusal.ts';
import { storageFull } from './store-unavailable.ts';

const MiB = 1024 * 1024;
/**
 * Less than this is a full disk. A transaction that has begun may still write a lot, and each piece of the embedded
 * database's log takes 16 MiB at once.
 */
const LEAST_FREE_BYTES = 64 * MiB;
/** With less the embedded database ends its process while it opens: it writes a piece of its log first. */
const LEAST_TO_OPEN_BYTES = 16 * MiB;

export interface DiskRoom {
  /** Whether the disk takes more writes. */
  readonly hasRoom: () => Promise<boolean>;
  /** @throws StoreUnavailable where it does not */
  readonly requireRoom: () => Promise<void>;
  /** @throws StoreRefusal where the database could not be opened without harm */
  readonly requireRoomToOpen: () => Promise<void>;
}

/**
 * What the disk of a folder has room for, looked at anew with each call.
 * @param freeBytes what is left on it for this process
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
      );
    },
  };
}

export type FreeBytes = (folder: string) => Promise<number>;

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
