import { createMemoryKeys, createMemoryStore, createServer, demoConfig, seedDemo, type Server } from 'server';
import { keepData } from 'server/testing';

/** Demo organisation in one store, opened once per worker: every test finds it as it was seeded. */
export interface DemoData {
  /** Opens a server over the seeded data. It must be closed before the next one is opened. */
  readonly openServer: () => Promise<Server>;
  readonly close: () => Promise<void>;
}

export async function openDemoData(): Promise<DemoData> {
  const store = await createMemoryStore();
  await seedDemo(store);
  const keys = await createMemoryKeys();
  const { putBack } = await keepData(store);
  // A server closes its store, but this one must outlive all of them.
  const keptOpen = { ...store, close: async () => undefined };
  return {
    openServer: async () => {
      await putBack();
      return createServer({
        store: keptOpen,
        keys,
        config: { ...demoConfig, areInsideWebHooksAllowed: true },
      });
    },
    close: () => store.close(),
  };
}
