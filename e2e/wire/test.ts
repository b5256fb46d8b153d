import { test as base } from '@playwright/test';
import { openEmptyServer, type EmptyServer } from './empty-server.ts';
import { openIdentityServer, type IdentityServer } from './identity-server.ts';
import { openSystem, type RunningSystem } from './running-system.ts';

export interface WireFixtures {
  system: RunningSystem;
  emptyServer: EmptyServer;
  identityServer: IdentityServer;
}

const WORKER = { scope: 'worker', timeout: 120_000 } as const;

/** Opens something for as long as it is used. */
async function lend<T extends { close: () => Promise<void> }>(
  open: () => Promise<T>,
  use: (opened: T) => Promise<void>,
): Promise<void> {
  const opened = await open();
  await use(opened);
  await opened.close();
}

/**
 * A run over the real wire. Each system is started once for a worker, and only where a run asks for it. Every run knows
 * all of them: runs that know different ones never share a worker, and each worker costs a browser and its systems.
 */
export const test = base.extend<object, WireFixtures>({
  // Playwright reads the fixtures a function needs from its first parameter.
  system: [async ({ playwright: _playwright }, use) => lend(openSystem, use), WORKER],
  emptyServer: [async ({ playwright: _playwright }, use) => lend(() => openEmptyServer(), use), WORKER],
  identityServer: [async ({ playwright: _playwright }, use) => lend(openIdentityServer, use), WORKER],
});

export { expect } from '@playwright/test';
