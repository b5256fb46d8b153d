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

/** Opens a resource for the duration of its use, and closes it. */
async function lend<T extends { close: () => Promise<void> }>(
  open: () => Promise<T>,
  use: (opened: T) => Promise<void>,
): Promise<void> {
  const opened = await open();
  await use(opened);
  await opened.close();
}

/**
 * Test against the real services. Each system is started once per worker, and only when a test uses it. Every test
 * declares all of them: tests with different ones never share a worker, and each worker costs a browser and its
 * systems.
 */
export const test = base.extend<object, WireFixtures>({
  // Playwright reads the fixtures a function needs from its first parameter.
  system: [async ({ playwright: _playwright }, use) => lend(openSystem, use), WORKER],
  emptyServer: [async ({ playwright: _playwright }, use) => lend(() => openEmptyServer(), use), WORKER],
  identityServer: [async ({ playwright: _playwright }, use) => lend(openIdentityServer, use), WORKER],
});

export { expect } from '@playwright/test';
