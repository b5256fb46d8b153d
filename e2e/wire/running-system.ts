import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFakeIppPrinter, startRawSink, type FakeIppPrinter, type RawSink } from 'helper/testing';
import {
  createJsonLogger,
  demoOrganization,
  loadArticles,
  openStore,
  readArticleRows,
  readEnvironment,
  seedDemo,
  seedOrders,
  seedPrinters,
  startServer,
} from 'server';
import { seedAgent, seedEarlierPrint } from 'server/testing';
import { articleCsv } from './article-file.ts';
import { openPortForwarder, type PortForwarder } from './port-forwarder.ts';
import { earlierPrint } from './earlier-print.ts';
import { freePort } from './free-port.ts';
import { HelperProgram } from './helper-program.ts';
import { printerFleet, type FleetPorts } from './printer-fleet.ts';
import { wireOrders } from './wire-orders.ts';
import { startRewritingProxy, type RewritingProxy } from './rewriting-proxy.ts';
import { openStaticHost } from './static-host.ts';

/** The real programs on this machine: server, helper, an IPP printer, a raw port, and the app on another origin. */
export interface RunningSystem {
  appUrl: string;
  /**
   * URL of the same app, served by a plain file server that has the addresses of the services only from config.json,
   * behind the proxy.
   */
  foreignUrl: string;
  /** Proxy in front of the services of the app at `foreignUrl`; passes everything on by default. */
  proxy: RewritingProxy;
  helper: HelperProgram;
  /** Key of the agent of the printer `Behind the dock`; nobody has started it. */
  agentKey: string;
  ippPrinter: FakeIppPrinter;
  /** Forwards to `ippeveprinter`: a machine can have one at a time, so the test that needs it starts it. */
  ippEveForwarder: PortForwarder;
  rawPrinter: RawSink;
  /** Returns the files written by `Save to folder`, oldest first. */
  savedPrints: () => Promise<Buffer[]>;
}

/**
 * Seeds the demo organisation with a thousand more articles, a few more orders, a printer of each kind for each
 * resolution, and one printer behind an agent.
 */
async function seedSystem(dataDir: string, ports: FleetPorts): Promise<{ agentKey: string }> {
  const store = await openStore({ dataDir });
  try {
    await seedDemo(store);
    const { organizationId } = demoOrganization;
    const { articles } = readArticleRows(articleCsv());
    await loadArticles(store, { organizationId, rows: articles, labelNames: [] });
    return await store.asOrganization(organizationId, async (transaction) => {
      const agent = await seedAgent(transaction, organizationId, 'Dock 3');
      await seedPrinters(transaction, organizationId, printerFleet(ports, agent.id));
      await seedOrders(transaction, organizationId, new Date(), wireOrders);
      await seedEarlierPrint(transaction, organizationId, earlierPrint);
      return { agentKey: agent.key };
    });
  } finally {
    await store.close();
  }
}

export async function openSystem(): Promise<RunningSystem & { close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-wire-'));
  const [port, helperPort, foreignPort] = [await freePort(), await freePort(), await freePort()];
  const foreignOrigin = `http://127.0.0.1:${foreignPort}`;
  const serverUrl = `http://localhost:${port}`;
  const ippPrinter = await startFakeIppPrinter();
  const ippEveForwarder = await openPortForwarder();
  const rawPrinter = await startRawSink();
  const { agentKey } = await seedSystem(dataDir, {
    ipp: ippPrinter.port,
    raw: rawPrinter.port,
    ippEve: ippEveForwarder.port,
  });
  const helper = new HelperProgram({ port: helperPort, dataDir, origins: [serverUrl, foreignOrigin] });
  await helper.start();
  const server = await startServer(
    readEnvironment({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      STATIC_DIR: resolve(import.meta.dirname, '../../dist'),
      HELPER_URL: helper.url,
      APP_ORIGINS: foreignOrigin,
    }),
    createJsonLogger(() => undefined),
  );
  const proxy = await startRewritingProxy(serverUrl);
  const foreign = await openStaticHost(foreignPort, {
    apiUrl: proxy.url,
    authUrl: proxy.url,
    importUrl: proxy.url,
    printUrl: proxy.url,
    helperUrl: helper.url,
  });
  return {
    appUrl: serverUrl,
    foreignUrl: foreignOrigin,
    proxy,
    helper,
    agentKey,
    ippPrinter,
    ippEveForwarder,
    rawPrinter,
    savedPrints: async () => {
      const folder = join(dataDir, 'prints');
      const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(pdf|zpl)$/.test(name));
      return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
    },
    close: async () => {
      await foreign.close();
      await proxy.close();
      await helper.stop();
      await server.stop();
      await ippPrinter.close();
      await ippEveForwarder.close();
      await rawPrinter.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
