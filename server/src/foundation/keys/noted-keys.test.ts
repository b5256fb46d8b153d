import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testStores } from '../../testing/test-stores.ts';
import type { Store } from '../store/store.ts';
import { noteKeys } from './noted-keys.ts';
import { createMemoryKeys, generateStoredKeys, importKeys } from './server-keys.ts';

const stores = await testStores();

describe.each(stores)('the keys of the server that started last, on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('are those of every server, also where they were replaced and the previous ones are still accepted', async () => {
    const stored = await generateStoredKeys();
    const older = await importKeys(stored);
    expect(await noteKeys(store, older)).toBe(true);
    expect(await noteKeys(store, older)).toBe(true);

    const { signing } = await generateStoredKeys();
    const replaced = await importKeys({ ...stored, signing: [...signing, ...stored.signing] });
    expect(await noteKeys(store, replaced)).toBe(true);
    // This server would refuse the tokens of the one before.
    expect(await noteKeys(store, older)).toBe(false);
  });

  it('are not those of a server with a file of its own, once', async () => {
    await noteKeys(store, await createMemoryKeys());
    const own = await createMemoryKeys();
    expect(await noteKeys(store, own)).toBe(false);
    expect(await noteKeys(store, own)).toBe(true);
  });

  it('are noted by servers that start at the same moment', async () => {
    const keys = await createMemoryKeys();
    await noteKeys(store, keys);
    const noted = await Promise.all(Array.from({ length: 8 }, () => noteKeys(store, keys)));
    expect(noted.every(Boolean)).toBe(true);
  });
});
