import { mkdir } from 'node:fs/promises';
import { adoptStore } from './adopt-store.ts';
import { answerCopyRequests } from './copy-requests.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { diskRoomOf, type DiskRoom, type FreeBytes } from './disk-room.ts';
import { markDataDir, readDataDirState, storeFolder } from './data-dir-mark.ts';
import { migratePglite, pgliteStore } from './pglite/pglite-store.ts';
import { startThreadedPglite } from './pglite/threaded-pglite.ts';
import { keepAside } from './replaced-store.ts';
import { takeSnapshot } from './snapshots.ts';
import { storeTemplate } from './store-template.ts';
import type { Store } from './store.ts';

export interface OpenOptions {
  readonly now?: Date;
  /** Called for errors that do not prevent the store from opening, with a sentence and the cause. */
  readonly warn?: (sentence: string, cause: unknown) => void;
  /** Returns the free space on the disk of a folder; asks the operating system when omitted. */
  readonly freeBytes?: FreeBytes;
}

/**
 * Opens the embedded store in a directory, for this process alone. A new directory starts from the template; one whose
 * first start was interrupted starts again, and its content is kept aside. Existing data is never removed.
 * @throws StoreRefusal when another process uses it, another version wrote it, it contains no store, or its disk has no
 *   room to open it
 */
export async function openDataDir(
  dataDir: string,
  { now = new Date(), warn = () => undefined, freeBytes }: OpenOptions = {},
): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockDataDir(dataDir);
  const room = diskRoomOf(dataDir, freeBytes);
  try {
    const engine = await startIn(dataDir, { now, warn, room });
    await migratePglite(engine);
    await markDataDir(dataDir, 'ready');
    const store = pgliteStore(engine, room);
    const copies = answerCopyRequests(dataDir, engine, freeBytes);
    return {
      ...store,
      close: async () => {
        await copies.stop();
        await store.close().finally(() => lock.release());
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Start extends Required<Pick<OpenOptions, 'now' | 'warn'>> {
  readonly room: DiskRoom;
}

async function startIn(dataDir: string, { now, warn, room }: Start) {
  await room.requireRoomToOpen();
  const directory = storeFolder(dataDir);
  const onLost = (cause: unknown) =>
    warn('The embedded database ended by itself; it is opened again.', cause);
  const state = await readDataDirState(dataDir);
  if (state === 'unmarked') await adoptStore(dataDir);
  if (state === 'ready' || state === 'unmarked') {
    await takeSnapshot(dataDir, now, room).catch((error: unknown) =>
      warn('No snapshot of the store could be taken; it opens without.', error),
    );
    return startThreadedPglite({ directory }, { onLost });
  }
  await markDataDir(dataDir, 'creating');
  await keepAside(dataDir, now);
  return startThreadedPglite({ directory, template: await storeTemplate() }, { onLost });
}
