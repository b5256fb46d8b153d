import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inKeptDesigns } from '../api/kept-designs-database';
import { KEPT_EXPIRY_MS } from '../config/timings';
import { buildBase, buildTemplate, HASH_4, HASH_5 } from '../testing/design-builders';
import { designKeeper, type KeptAt } from './design-keeper';
import { forgetDesign, keepDesign, keptBase, keptKey, loadKeptDesign, restoredBase } from './kept-design';

const key = keptKey('42', 'label/7');
const design = {
  key,
  template: buildTemplate(),
  name: 'Crème 200 g',
  basedOn: keptBase(buildBase()),
  savedAtMs: 1000,
};
const load = (nowMs = 2000, of = key) => loadKeptDesign(of, nowMs);

beforeEach(() => inKeptDesigns('readwrite', (store) => store.clear()));

describe('the keeper of a screen', () => {
  it('keeps the last change when the screen is left, and tells nobody any more', async () => {
    const onKept = vi.fn<(keptAt: KeptAt) => void>();
    const keeper = designKeeper(onKept);
    keeper.enter();
    keeper.change(design);
    keeper.flush();
    await vi.waitFor(() => expect(onKept).toHaveBeenCalledTimes(1));
    keeper.change({ ...design, name: 'Left' });
    keeper.leave();
    await vi.waitFor(async () => expect((await load())?.name).toBe('Left'));
    expect(onKept).toHaveBeenCalledTimes(1);
  });
});

describe('a kept design', () => {
  it('is given back as it was kept last, with what it is based on, until it is forgotten', async () => {
    expect(await load()).toBeUndefined();
    await keepDesign(design);
    await keepDesign({ ...design, name: 'Jam', savedAtMs: 1500 });
    const basedOn = {
      labelId: 7,
      versionId: 41,
      version: 4,
      versionHash: HASH_4,
      newestHash: HASH_4,
      revision: 9,
    };
    expect(await load()).toEqual({ ...design, schema: 1, name: 'Jam', basedOn, savedAtMs: 1500 });
    await forgetDesign(key);
    expect(await load()).toBeUndefined();
  });

  it('belongs to one person and one thing', async () => {
    await keepDesign(design);
    expect(await load(2000, keptKey('43', 'label/7'))).toBeUndefined();
    expect(await load(2000, keptKey('42', 'label/8'))).toBeUndefined();
    expect(await load()).toBeTruthy();
  });

  it('is removed after 30 days, whichever design is opened', async () => {
    await keepDesign(design);
    await load(1000 + KEPT_EXPIRY_MS, keptKey('42', 'new'));
    expect(await inKeptDesigns('readonly', (store) => store.count())).toBe(0);
  });

  it('of a later version of the app is not read', async () => {
    await inKeptDesigns('readwrite', (store) => store.put({ ...design, schema: 2 }));
    expect(await load()).toBeUndefined();
    expect(await inKeptDesigns('readonly', (store) => store.count())).toBe(1);
  });

  it('is not kept in a browser that is full, which is said', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(keepDesign(design)).rejects.toThrow('full');
    expect(await load()).toBeUndefined();
  });

  it('is not kept in a browser without a database, which goes on', async () => {
    // The database of the tests before is closed by the browser.
    indexedDB.deleteDatabase('platen-designs');
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(keepDesign(design)).rejects.toThrow('This browser has no database');
    await forgetDesign(key);
    expect(await load()).toBeUndefined();
  });
});

describe('going on with a kept design', () => {
  const found = { ...design, schema: 1 } as const;

  it('is based on the label as it is, if nobody saved it since', () => {
    const base = buildBase({ revision: 10, state: 'Published' });
    expect(restoredBase(base, found)).toBe(base);
  });

  it('is based on what was seen then, if somebody saved since: the save is a conflict', () => {
    const base = buildBase({
      version: 5,
      versionId: 51,
      versionHash: HASH_5,
      newestHash: HASH_5,
      revision: 10,
    });
    expect(restoredBase(base, found)).toMatchObject({
      labelId: 7,
      version: 4,
      newestVersion: 4,
      newestHash: HASH_4,
      revision: 9,
      state: undefined,
    });
  });

  it('is based on what was seen then, if the file of a draft was replaced and the person reads no hashes', () => {
    const unhashed = { versionHash: undefined, newestHash: undefined, state: 'Draft' };
    const kept = { ...found, basedOn: keptBase(buildBase(unhashed)) };
    expect(restoredBase(buildBase({ ...unhashed, revision: 10 }), kept)).toMatchObject({
      version: 4,
      revision: 9,
      state: undefined,
    });
  });

  it('of a new label counts as changed', () => {
    const base = restoredBase(undefined, { ...found, basedOn: {} });
    expect(base).toMatchObject({ name: '', template: { widthMm: 60, heightMm: 40, elements: [] } });
    expect(base.labelId).toBeUndefined();
  });
});
