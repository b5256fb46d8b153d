import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { HelperConfig } from './config.ts';
import { createDispatcher } from './dispatch/dispatcher.ts';
import { fetchDocument, type FetchDocument } from './document/fetch-document.ts';
import type { DriverTable } from './drivers/driver.ts';
import { createApp } from './http/app.ts';
import type { Journal } from './journal/journal.ts';
import type { Logger } from './logger.ts';
import { retryForMs } from './dispatch/retry-pauses.ts';
import { createOriginList } from './origins/origin-list.ts';
import { createPairingTokens } from './origins/pairing-tokens.ts';
import type { ResolveHost } from './target/resolve-target.ts';

export interface HelperParts {
  readonly config: HelperConfig;
  /** Owned by the helper from here on: `close` closes the journal. */
  readonly journal: Journal;
  readonly drivers: DriverTable;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly fetchDocument?: FetchDocument;
  readonly resolveHost?: ResolveHost;
}

export interface Helper {
  /** Answers a request. `config.port` must be the port in its Host header. */
  fetch(request: Request): Response | Promise<Response>;
  /** Resolves when every accepted job has ended; for tests. */
  idle(): Promise<void>;
  /** Lets a hand-over in progress finish within the grace time, then closes the journal. */
  close(): Promise<void>;
}

/** Creates the helper without sockets. Creating it resumes the unfinished jobs of the last run from the journal. */
export function createHelper(parts: HelperParts): Helper {
  const { config, journal, drivers, clock, logger, resolveHost } = parts;
  const origins = createOriginList(config.origins, join(config.dataDir, 'paired-apps.json'), logger);
  const dispatcher = createDispatcher({
    journal,
    drivers,
    clock,
    logger,
    fetchDocument: parts.fetchDocument ?? fetchDocument,
    fetchForMs: retryForMs,
  });
  const app = createApp({
    config,
    drivers,
    journal,
    logger,
    origins,
    dispatcher,
    pairingTokens: createPairingTokens(clock),
    targetRules: config,
    isFileOrigin: (origin) => origins.has(origin) || config.fileOrigins.includes(origin),
    ...(resolveHost && { resolveHost }),
  });
  logger.info('journal pruned', { jobs: journal.prune() });

  return {
    fetch: (request) => app.fetch(request),
    idle: () => dispatcher.idle(),
    close: async () => {
      await dispatcher.close(config.timeouts.closeGraceMs);
      journal.close();
    },
  };
}
