import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { copiedDataDir } from '../../testing/copied-data-dir.ts';
import { openDataDir } from './open-data-dir.ts';
import { organizations } from './schema/index.ts';
import { snapshotsFolder } from './snapshots.ts';
import { StoreRefusal } from './store-refusal.ts';
import type { Store } from './store.ts';

const { organizationId } = demoOrganization;
const MiB = 1024 * 1024;

const rename = (store: Store, name: string) =>
  store.asOrganization(organizationId, (transaction) => transaction.update(organizations).set({ name }));

const namesIn = async (store: Store) => {
  const found = await store.asOrganization(organizationId, (transaction) =>
    transaction.select().from(organizations),
  );
  return found.map(({ name }) => name);
};

/** Returns a disk whose free space a test sets, in MiB. */
function diskOf(freeMiB: number) {
  const disk = { freeMiB };
  return { disk, freeBytes: () => Promise.resolve(disk.freeMiB * MiB) };
}

describe('the embedded store on a disk that fills up', () => {
  const current = copiedDataDir(async (dataDir) => {
    const store = await openDataDir(dataDir);
    await store.asOrganization(organizationId, (transaction) =>
      transaction.insert(organizations).values(demoOrganization),
    );
    await store.close();
  });

  it('is still read, refuses every change with that reason, and is changed again when there is room', async () => {
    const { disk, freeBytes } = diskOf(1000);
    const store = await openDataDir(current(), { freeBytes });
    await rename(store, 'With room');

    disk.freeMiB = 63;
    await expect(rename(store, 'Without room')).rejects.toMatchObject({ isFull: true });
    await expect(store.ping()).rejects.toMatchObject({ isFull: true });
    await store.vacuum();
    expect(await namesIn(store)).toEqual(['With room']);

    disk.freeMiB = 64;
    await rename(store, 'Room again');
    await store.ping();
    expect(await namesIn(store)).toEqual(['Room again']);
    await store.close();
  });

  it('loses nothing when it is closed then', async () => {
    const dataDir = current();
    const { disk, freeBytes } = diskOf(1000);
    const store = await openDataDir(dataDir, { freeBytes });
    await rename(store, 'Before it was full');
    disk.freeMiB = 0;
    await store.close();

    const opened = await openDataDir(dataDir);
    expect(await namesIn(opened)).toEqual(['Before it was full']);
    await opened.close();
  });

  it('opens without a snapshot that would take the last room', async () => {
    const dataDir = current();
    const { freeBytes } = diskOf(20);
    const warnings: string[] = [];
    const warn = (sentence: string) => warnings.push(sentence);
    const store = await openDataDir(dataDir, { freeBytes, warn });
    expect(await namesIn(store)).toEqual(['Demo']);
    await store.close();
    expect(warnings).toEqual(['No snapshot of the store could be taken; it opens without.']);
    expect(await readdir(snapshotsFolder(dataDir))).toEqual([]);
  });

  it('is not opened where the database would end its process, and says what it needs', async () => {
    const dataDir = current();
    const { disk, freeBytes } = diskOf(15);
    const refused = await openDataDir(dataDir, { freeBytes }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreRefusal);
    expect(String(refused)).toContain('the store needs 16 MiB to open, and 64 MiB to be changed');

    disk.freeMiB = 1000;
    const store = await openDataDir(dataDir, { freeBytes });
    expect(await namesIn(store)).toEqual(['Demo']);
    await store.close();
  });
});
