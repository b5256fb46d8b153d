import { seedDemo } from '../program/demo/seed-demo.ts';
import type { Store } from '../foundation/store/store.ts';
import { keepData } from './keep-data.ts';
import type { TestStore } from './test-stores.ts';

interface SharedStore {
  /** Returns the store as it was seeded, for use until it is closed. */
  readonly take: () => Promise<Store>;
}

/** Returns a store that can be closed without closing the one below: running work is waited for, later work is refused. */
function lend(store: Store, onClosed: () => void): Store {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const during = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isClosed) throw new Error('The store is closed.');
    const result = work();
    underWay.add(result);
    return result.finally(() => underWay.delete(result));
  };
  return {
    kind: store.kind,
    connections: store.connections,
    asOrganization: (organizationId, work, last) =>
      during(() => store.asOrganization(organizationId, work, last)),
    readAsOrganization: (organizationId, ask) => during(() => store.readAsOrganization(organizationId, ask)),
    asSignIn: (work) => during(() => store.asSignIn(work)),
    asHousekeeping: (work) => during(() => store.asHousekeeping(work)),
    asOwner: (work) => during(() => store.asOwner(work)),
    ping: () => during(store.ping),
    vacuum: (extent) => during(() => store.vacuum(extent)),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(underWay);
      onClosed();
    },
  };
}

async function openSharedStore(kind: TestStore, fill: (store: Store) => Promise<void>): Promise<SharedStore> {
  const store = await kind.open();
  await fill(store);
  const { putBack } = await keepData(store);
  let isTaken = false;
  return {
    take: async () => {
      if (isTaken) throw new Error(`A suite did not close its ${kind.name}, or two share it at once.`);
      isTaken = true;
      await putBack();
      return lend(store, () => {
        isTaken = false;
      });
    },
  };
}

const sharedStores = new Map<string, Promise<SharedStore>>();

async function takeShared(
  kind: TestStore,
  content: string,
  fill: (store: Store) => Promise<void>,
): Promise<Store> {
  const name = `${kind.name}, ${content}`;
  const shared = sharedStores.get(name) ?? openSharedStore(kind, fill);
  sharedStores.set(name, shared);
  return (await shared).take();
}

/**
 * Returns the store with the demo organisations that the suites of a worker use one after the other: each gets it as it
 * was seeded, and releases it by closing it. A suite that changes the schema or adds many thousand rows opens a store
 * of its own.
 */
export const seededStore = (kind: TestStore): Promise<Store> =>
  takeShared(kind, 'seeded', (store) => seedDemo(store));

/** Like `seededStore`, without any data: for tests that each start with an empty store. */
export const emptyStore = (kind: TestStore): Promise<Store> =>
  takeShared(kind, 'empty', async () => undefined);
