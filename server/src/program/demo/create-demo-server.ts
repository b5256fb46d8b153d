import { createServer, type Server, type ServerParts } from '../create-server.ts';
import { createMemoryStore } from '../../foundation/store/memory-store.ts';
import type { Store } from '../../foundation/store/store.ts';
import { demoConfig } from './demo-config.ts';
import { seedDemo } from './seed-demo.ts';

/** Creates a server in memory with the demo organisation: ready in about a second, and gone with the process. */
export async function createDemoServer(
  parts: Omit<ServerParts, 'store'> & Parameters<typeof seedDemo>[1] = {},
): Promise<Server & { readonly store: Store }> {
  const store = await createMemoryStore();
  await seedDemo(store, parts);
  const config = { ...demoConfig, ...parts.config };
  return { ...(await createServer({ ...parts, store, config })), store };
}
