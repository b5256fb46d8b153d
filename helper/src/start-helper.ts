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

/** The helper cannot listen; the message is a sentence for whoever started it. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

export interface StartSettings extends Partial<HelperConfig> {
  readonly logger?: Logger;
  readonly clock?: Clock;
}

export interface RunningHelper {
  readonly port: number;
  /** `http://localhost:<port>`; it is the same helper on 127.0.0.1 and, where there is IPv6, on [::1]. */
  readonly url: string;
  readonly idle: Helper['idle'];
  close(): Promise<void>;
}

/** `localhost` means both, and browsers try either first. */
const loopbackAddresses = ['127.0.0.1', '::1'] as const;
/** Machines without IPv6 answer so; everything else is a fault. */
const noSuchAddress: ReadonlySet<string | undefined> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Starts a helper on the loopback addresses of this computer only. Port 0 takes a free one.
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
    // Browsers send a request again by themselves when a connection that was used before breaks without an answer, a
    // POST too. So none is used twice; on loopback a new one costs a millisecond.
    server.maxRequestsPerSocket = 1;
    // The limit alone only announces the end: Node keeps the connection for six seconds more.
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
