import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { systemClock, type Clock } from './clock.ts';
import { helperConfig, type HelperConfig } from './config.ts';
import { createDrivers } from './drivers/driver-table.ts';
import { createHelper, type Helper } from './helper.ts';
import { codeOf, messageOf } from './helper-error.ts';
import { openJournal } from './journal/journal.ts';
import { silentLogger, type Logger } from './logger.ts';

/** Thrown when the helper cannot listen. The message is a sentence for the person who started the helper. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

export interface StartSettings extends Partial<HelperConfig> {
  readonly logger?: Logger;
  readonly clock?: Clock;
}

export interface RunningHelper {
  readonly port: number;
  /** `http://localhost:<port>`; the same helper also listens on 127.0.0.1 and, with IPv6, on [::1]. */
  readonly url: string;
  readonly idle: Helper['idle'];
  close(): Promise<void>;
}

/** `localhost` resolves to both, and browsers try either of them first. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const;
/** Error codes of machines without IPv6; any other error is a fault. */
const noSuchAddress: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Starts a helper that listens only on the loopback addresses of this computer. Port 0 selects a free port.
 * Throws {@link PortTakenError} or `JournalOpenError`, each with a sentence.
 */
export async function startHelper(settings: StartSettings = {}): Promise<RunningHelper> {
  const { logger = silentLogger, clock = systemClock, ...given } = settings;
  const wanted = helperConfig(given);
  let helper: Helper | undefined;
  const answer = (request: Request) => helper?.fetch(request) ?? new Response(null, { status: 503 });
  const { servers, port } = await listen(wanted.port, answer);
  const config = { ...wanted, port };
  try {
    const journal = openJournal(join(config.dataDir, 'journal.sqlite'), clock);
    helper = createHelper({ config, journal, drivers: createDrivers({ ...config, clock }), clock, logger });
  } catch (error) {
    await Promise.all(servers.map(closeServer));
    throw error;
  }
  const started = helper;
  return {
    port,
    url: `http://localhost:${port}`,
    idle: () => started.idle(),
    close: async () => {
      await Promise.all(servers.map(closeServer));
      await started.close();
    },
  };
}

type Answer = (request: Request) => Response | Promise<Response>;

async function listen(wantedPort: number, answer: Answer): Promise<{ servers: Server[]; port: number }> {
  const servers: Server[] = [];
  let port = wantedPort;
  for (const address of loopbackAddresses) {
    const server = createAdaptorServer({ fetch: answer }) as Server;
    // Browsers repeat a request by themselves, even a POST, when a reused connection breaks without an answer. Therefore
    // each connection serves one request only; on loopback a new connection costs a millisecond.
    server.maxRequestsPerSocket = 1;
    // The limit alone only announces the end of the connection: Node would keep it open for six more seconds.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    try {
      port = await listenOn(server, port, address);
      servers.push(server);
    } catch (error) {
      if (servers.length > 0 && noSuchAddress.has(codeOf(error))) {
        continue;
      }
      await Promise.all(servers.map(closeServer));
      throw codeOf(error) === 'EADDRINUSE' ? portTaken(port, address) : error;
    }
  }
  return { servers, port };
}

function portTaken(port: number, address: string): PortTakenError {
  return new PortTakenError(
    `Port ${port} on ${address} is taken by another program, perhaps another printer helper. Stop that program, or set HELPER_PORT.`,
  );
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(new Error(messageOf(error))) : resolve()));
    server.closeIdleConnections();
  });
}
