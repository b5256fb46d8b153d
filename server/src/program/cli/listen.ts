import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { SetupError } from './environment.ts';

type Answer = Parameters<typeof createAdaptorServer>[0]['fetch'];

export interface Listening {
  readonly port: number;
  /** Accepts no more requests, and finishes the running ones; after five seconds their connections are closed. */
  readonly close: () => Promise<void>;
}

const closeTimeoutMs = 5000;
/** Returns the addresses of a host: `localhost` means both loopbacks, of which a program may try either first. */
const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);
/** Error codes of machines without IPv6. */
const noSuchAddress: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Answers requests at a port; port 0 uses a free one. @throws SetupError with a sentence if that fails */
export async function listen(
  { host, port: wantedPort }: { readonly host: string; readonly port: number },
  answer: Answer,
): Promise<Listening> {
  const servers: Server[] = [];
  let port = wantedPort;
  for (const address of addressesOf(host)) {
    const server = createAdaptorServer({ fetch: answer }) as Server;
    try {
      port = await listenOn(server, port, address);
      servers.push(server);
    } catch (error) {
      if (servers.length > 0 && noSuchAddress.has(codeOf(error))) continue;
      await Promise.all(servers.map(closeServer));
      throw refusalOf(error, address, port);
    }
  }
  return { port, close: async () => void (await Promise.all(servers.map(closeServer))) };
}

const listenOn = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeTimeoutMs).unref();
  });

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function refusalOf(error: unknown, address: string, port: number): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new SetupError(
      `Port ${port} on ${address} is taken by another program. Stop that program, or set PORT.`,
    );
  }
  if (code === 'EACCES')
    return new SetupError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  return noSuchAddress.has(code) || code === 'ENOTFOUND'
    ? new SetupError(`This computer has no address ${address}. Check HOST.`)
    : error;
}
