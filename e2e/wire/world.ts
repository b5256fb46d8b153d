import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { silentLogger, startHelper } from 'helper';
import { startFakeIppPrinter, startRawSink, type FakeIppPrinter, type RawSink } from 'helper/testing';
import { createJsonLogger, readEnvironment, startServer } from 'server';
import { freePort } from './free-port.ts';
import { startStaticHost } from './static-host.ts';

/** The real programs on this machine: server, helper, an IPP printer, a raw port, and the app on another origin. */
export interface World {
  appUrl: string;
  /** The same app served by a plain file server that knows the services by config.json alone. */
  foreignUrl: string;
  ippPrinter: FakeIppPrinter;
  rawPrinter: RawSink;
  /** What `Save to folder` wrote, oldest first. */
  savedPrints: () => Promise<Buffer[]>;
}

async function openWorld(): Promise<World & { close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-wire-'));
  const [port, helperPort, foreignPort] = [await freePort(), await freePort(), await freePort()];
  const foreignOrigin = `http://127.0.0.1:${foreignPort}`;
  const serverUrl = `http://localhost:${port}`;
  const ippPrinter = await startFakeIppPrinter();
  const rawPrinter = await startRawSink();
  const helper = await startHelper({
    port: helperPort,
    dataDir,
    origins: [serverUrl, foreignOrigin],
    fileOrigins: [serverUrl],
    allowedTargets: [{ host: '127.0.0.1', port: '*' }],
    logger: silentLogger,
  });
  const server = await startServer(
    readEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      STATIC_DIR: resolve(import.meta.dirname, '../../dist'),
      HELPER_URL: helper.url,
      APP_ORIGINS: foreignOrigin,
      DEMO_IPP_TARGET: `127.0.0.1:${ippPrinter.port}/ipp/print`,
      DEMO_RAW_TARGET: `127.0.0.1:${rawPrinter.port}`,
    }),
    createJsonLogger(() => undefined),
  );
  const foreign = await startStaticHost(foreignPort, {
    apiUrl: serverUrl,
    authUrl: serverUrl,
    importUrl: serverUrl,
    printUrl: serverUrl,
    helperUrl: helper.url,
  });
  return {
    appUrl: serverUrl,
    foreignUrl: foreign.url,
    ippPrinter,
    rawPrinter,
    savedPrints: async () => {
      const folder = join(dataDir, 'prints');
      const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(pdf|zpl)$/.test(name));
      return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
    },
    close: async () => {
      await foreign.close();
      await helper.close();
      await server.stop();
      await ippPrinter.close();
      await rawPrinter.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A run over the real wire; the world is opened once for a worker. */
export const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const world = await openWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from '@playwright/test';
