import { createMemoryKeys, createMemoryStore, createServer, demoConfig, seedDemo, type Server } from 'server';
import { keepData } from 'server/testing';

/** The demo organisation in one store, opened once for a worker: every run finds it as it was seeded. */
export interface DemoData {
  /** A server over the data as they were seeded. It must be closed before the next one is asked for. */
  readonly openServer: () => Promise<Server>;
  readonly close: () => Promise<void>;
}

export async function openDemoData(): Promise<DemoData> {
  const store = await createMemoryStore();
  await seedDemo(store);
  const keys = await createMemoryKeys();
  const { putBack } = await keepData(store);
  // A server closes its store, and this one outlives each of them.
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
