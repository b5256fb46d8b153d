import type { PGlite } from '@electric-sql/pglite';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { markDataDir, markFile, readDataDirState, storeFolder } from '../data-dir-mark.ts';
import { lockDataDir } from '../data-dir-lock.ts';
import { diskRoomOf, requireFreeBytes, type FreeBytes } from '../disk-room.ts';
import { schemaVersion } from '../migrations.ts';
import { migratePglite, pgliteStore } from '../pglite/pglite-store.ts';
import { startPglite } from '../pglite/start-pglite.ts';
import { migratePostgres } from '../postgres/migrate-postgres.ts';
import { keepAside } from '../replaced-store.ts';
import { StoreRefusal } from '../store-refusal.ts';
import { storeTemplate } from '../store-template.ts';
import type { Store } from '../store.ts';
import type { CheckedArchive } from './checked-archive.ts';
import { loadArchive } from './load-archive.ts';
import { writePglite } from './pglite-archive.ts';
import { postgresSchema, writePostgres } from './postgres-archive.ts';

/**
 * Restores an archive into an empty PostgreSQL database, and brings it up to date.
 * @param connectionString of its owner, without a pooler
 * @throws StoreRefusal when the database is not empty, or has another schema than the archive; nothing is changed then
 */
export async function restoreToPostgres(connectionString: string, archive: CheckedArchive): Promise<void> {
  const wanted = archive.manifest.schemaVersion;
  const found = await postgresSchema(connectionString);
  if (found === undefined) await migratePostgres(connectionString, wanted);
  else if (found !== wanted) {
    throw new StoreRefusal(
      `The database has schema ${found}, the backup ${wanted}: restore into a database without any table.`,
    );
  }
  await writePostgres(connectionString, (target) => loadArchive(target, archive));
  if (wanted < schemaVersion) await migratePostgres(connectionString);
}

/** Restores an archive into memory: for looking into it. */
export async function restoreToMemory(archive: CheckedArchive): Promise<Store> {
  const engine = await startPglite(await startOf(archive));
  try {
    await fill(engine, archive);
    return pgliteStore(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

export interface FolderRestored {
  /** New path of the empty store that was there; undefined if there was none. */
  readonly replacedIn: string | undefined;
}

/**
 * Restores an archive into a data directory whose store is empty or missing. It is made beside it, and put in place when it
 * is whole; if interrupted at any moment, this can be run again.
 * @throws StoreRefusal when the directory is in use, its store is not empty, or its disk has no room
 */
export async function restoreToFolder(
  dataDir: string,
  archive: CheckedArchive,
  { now, freeBytes }: { readonly now: Date; readonly freeBytes?: FreeBytes },
): Promise<FolderRestored> {
  const lock = lockDataDir(dataDir);
  try {
    await diskRoomOf(dataDir, freeBytes).requireRoomToOpen();
    // Rows take about as much as their text, and their indexes and the database's log as much again.
    const bytes = archive.manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
    await requireFreeBytes(dataDir, 2 * bytes, freeBytes);
    await requireEmptyFolder(dataDir);
    const incoming = join(dataDir, 'store.restoring');
    await rm(incoming, { recursive: true, force: true });
    const engine = await startPglite({ directory: incoming, ...(await startOf(archive)) });
    try {
      await fill(engine, archive);
      await engine.exec('checkpoint');
    } catch (error) {
      await engine.close();
      await rm(incoming, { recursive: true, force: true });
      throw error;
    }
    await engine.close();
    const replacedIn = await keepAside(dataDir, now);
    // From here on a start without the rest takes the store for one that was copied here.
    await rm(markFile(dataDir), { force: true });
    await rename(incoming, storeFolder(dataDir));
    await markDataDir(dataDir, 'ready');
    return { replacedIn };
  } finally {
    lock.release();
  }
}

/** An archive of today's schema starts from the template; for an older one the schema of that time is made. */
const startOf = async ({ manifest }: CheckedArchive) =>
  manifest.schemaVersion === schemaVersion ? { template: await storeTemplate() } : {};

async function fill(engine: PGlite, archive: CheckedArchive): Promise<void> {
  await migratePglite(engine, archive.manifest.schemaVersion);
  await writePglite(engine, (target) => loadArchive(target, archive));
  await migratePglite(engine);
  await engine.exec('vacuum analyze');
}

/** @throws StoreRefusal when the store of the directory has an organisation, or is none of ours */
async function requireEmptyFolder(dataDir: string): Promise<void> {
  const state = await readDataDirState(dataDir);
  if (state === 'new' || state === 'unfinished') return;
  const engine = await startPglite({ directory: storeFolder(dataDir) });
  try {
    const { rows } = await engine.query('select from organizations limit 1');
    if (rows.length === 0) return;
  } finally {
    await engine.close();
  }
  throw new StoreRefusal(
    `The store in ${dataDir} is not empty: it has organisations. Choose another DATA_DIR, or move ${storeFolder(dataDir)} and ${markFile(dataDir)} elsewhere; nothing was changed.`,
  );
}
