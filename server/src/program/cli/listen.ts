import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { SetupError } from './environment.ts';

/** Answers a request that has come in. */
export type Answer = Parameters<typeof createAdaptorServer>[0]['fetch'];

export interface Listening {
  readonly port: number;
  /** From now on, each answer tells its client to open a new connection for the next request. */
  readonly announceEnd: () => void;
  /** Accepts no more requests, and finishes the running ones; after `withinMs` their connections are closed. */
  readonly close: (withinMs: number) => Promise<void>;
}

/**
 * Idle connections are kept for longer than proxies keep them (Caddy 120 s, nginx and most balancers 60 s): one that is
 * closed here while a proxy sends a request on it ends in a 502.
 */
const KEEP_ALIVE_MS = 125_000;
/** Returns the addresses of a host: `localhost` means both loopbacks, of which a program may try either first. */
const addressesOf = (host: string) => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);
/** Error codes of machines without IPv6. */
const noSuchAddress: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

interface WantedPlace {
  readonly host: string;
  readonly port: number;
  /** Name of the setting that the port comes from. */
  readonly setting?: 'PORT' | 'METRICS_PORT';
}

type TriedPlace = Required<Pick<WantedPlace, 'port' | 'setting'>> & { readonly address: string };

/** Answers requests at a port; port 0 uses a free one. @throws SetupError with a sentence if that fails */
export async function listen(
  { host, port: wantedPort, setting = 'PORT' }: WantedPlace,
  answer: Answer,
): Promise<Listening> {
  const servers: Server[] = [];
  let isEnding = false;
  const unanswered = new Set<ServerResponse>();
  const announceEnd = () => {
    isEnding = true;
    for (const response of unanswered) if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  let port = wantedPort;
  for (const address of addressesOf(host)) {
    const server = createAdaptorServer({ fetch: answer }) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    // Before the adaptor answers: a header that is set then is kept in every answer, also in one that is streamed.
    server.prependListener('request', (_, response: ServerResponse) => {
      if (isEnding) response.setHeader('Connection', 'close');
      unanswered.add(response);
      response.once('close', () => {
        unanswered.delete(response);
        // The connection of an answer that had begun before the end was announced.
        if (!server.listening) server.closeIdleConnections();
      });
    });
    try {
      port = await listenOn(server, port, address);
      servers.push(server);
    } catch (error) {
      if (servers.length > 0 && noSuchAddress.has(codeOf(error))) continue;
      await Promise.all(servers.map((each) => closeServer(each, 0)));
      throw refusalOf(error, { address, port, setting });
    }
  }
  return {
    port,
    announceEnd,
    close: async (withinMs) => {
      announceEnd();
      await Promise.all(servers.map((server) => closeServer(server, withinMs)));
    },
  };
}

const listenOn = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Connections that the system has made and this process has not seen yet are cut with the port. There are some whenever it
 * was busy for a moment: so the port is closed right after the process has looked for new ones.
 */
const closeServer = (server: Server, withinMs: number) =>
  new Promise<void>((resolve) => {
    setImmediate(() => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), withinMs).unref();
    });
  });

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function refusalOf(error: unknown, { address, port, setting }: TriedPlace): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new SetupError(
      `Port ${port} on ${address} is taken by another program. Stop that program, or set ${setting}.`,
      { mayPass: true },
    );
  }
  if (code === 'EACCES')
    return new SetupError(
      `Port ${port} may not be used by this user. Choose one above 1023 with ${setting}.`,
    );
  return noSuchAddress.has(code) || code === 'ENOTFOUND'
    ? new SetupError(`This computer has no address ${address}. Check HOST.`)
    : error;
}
