import { createServer, type ServerResponse } from 'node:http';

interface HelperStub {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const WORDS: Readonly<Record<string, object>> = {
  '/health': { status: 'Healthy', version: '0.1.0', instanceId: 'bench' },
  '/api/settings': { version: '0.1.0', computerName: 'BENCH', idempotentPrint: true, instanceId: 'bench' },
  '/api/printQueues': { computerName: 'BENCH', queues: [{ name: 'Save to folder', isDefault: true }] },
};

/**
 * Starts a printer helper that takes every file and prints none. As the real one it uses each connection once, and lets a
 * browser remember for a while that it may call. It lets the page read when a request was sent.
 */
export async function startHelperStub(): Promise<HelperStub> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      answer(request.method ?? '', new URL(request.url ?? '/', 'http://x').pathname, response),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function answer(method: string, path: string, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('access-control-allow-methods', '*');
  response.setHeader('access-control-allow-private-network', 'true');
  response.setHeader('access-control-max-age', '600');
  response.setHeader('timing-allow-origin', '*');
  response.setHeader('connection', 'close');
  response.setHeader('content-type', 'application/json');
  if (method === 'OPTIONS') response.writeHead(204).end();
  else
    response.end(JSON.stringify(WORDS[path] ?? { state: path === '/api/print' ? 'accepted' : 'completed' }));
}
