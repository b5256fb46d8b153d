/** `pnpm dev`: like `pnpm start`, with hot reload: one address for the app, with its services behind it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import {
  printWelcome,
  readLocalSettings,
  requireFreePorts,
  runTogether,
  startPrograms,
} from './local-programs.ts';

/** Paths answered by the server; the rest belongs to the app and Vite. */
const SERVED = String.raw`^/(api/|oauth/|health$|config\.json|openapi\.json$|(demo-mails|help|setup|status)(\?|$)|setup\.js$)`;

const settings = readLocalSettings();
const { root, host, port, helperUrl, dataDir } = settings;

await requireFreePorts(settings);
const serverPort = await freePort();
const serverUrl = `http://127.0.0.1:${serverPort}`;
const { server, helper } = startPrograms(settings, {
  host: '127.0.0.1',
  port: serverPort,
  staticDir: resolve(root, 'public'),
  isWatched: true,
});

// `localhost` means both loopback addresses: connections to the second are forwarded to the first, including web
// sockets.
const front = createServer();
const second = createServer((request, response) => front.emit('request', request, response));
second.on('upgrade', (...upgrade) => front.emit('upgrade', ...upgrade));

let closeVite = async () => undefined as void;

await runTogether([server, helper], {
  begin: async () => {
    const { createServer: createVite } = await import('vite');
    const [vite] = await Promise.all([
      createVite({
        root,
        server: {
          middlewareMode: { server: front },
          hmr: { server: front },
          // Files written by the running programs are not sources.
          watch: { ignored: [`${dataDir}/**`, '**/.cache/**', '**/dist/**', '**/test-results/**'] },
          // The host name of the request is kept, because print files are linked with it.
          proxy: { [SERVED]: { target: serverUrl, changeOrigin: false } },
        },
      }),
      server.ready(`${serverUrl}/health`),
      helper.ready(`${helperUrl}/health`),
    ]);
    closeVite = () => vite.close();
    front.on('request', vite.middlewares);
    await listen(front, host === 'localhost' ? '127.0.0.1' : host);
    if (host === 'localhost') await listen(second, '::1').catch(() => undefined);
    printWelcome(settings);
  },
  end: async () => {
    for (const each of [front, second]) {
      each.close();
      each.closeAllConnections();
    }
    await closeVite();
    await helper.stop();
    await server.stop();
  },
});

async function listen(at: typeof front, address: string): Promise<void> {
  at.listen(Number(port), address);
  await once(at, 'listening');
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(free);
}
