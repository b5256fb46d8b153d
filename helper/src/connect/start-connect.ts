import { join } from 'node:path';
import { systemClock, type Clock } from '../clock.ts';
import { createDrivers } from '../drivers/driver-table.ts';
import { openJournal, type Journal } from '../journal/journal.ts';
import { silentLogger, type Logger } from '../logger.ts';
import { createAgent, type Agent } from './agent/run-agent.ts';
import type { ConnectConfig, SourceSettings } from './connect-config.ts';
import type { ArticleSource } from './connector/article-source.ts';
import { createCsvSource } from './connector/csv/csv-source.ts';
import { createPostgresSource } from './connector/postgres/postgres-source.ts';
import { runConnector } from './connector/run-connector.ts';
import { runTogether } from './run-together.ts';
import { createServerCalls } from './server-calls.ts';

export interface ConnectSettings {
  readonly logger?: Logger;
  readonly clock?: Clock;
}

export interface RunningConnect {
  /** Resolves when the program was closed; rejects with `KeyRefusedError` when the server refuses a key. */
  readonly ended: Promise<void>;
  /** Lets a hand-over in progress finish within the grace time, reports to the server and closes the journal. */
  close(): Promise<void>;
}

const pruneMs = 3_600_000;

/**
 * Starts the program that connects this machine to a server: it prints, answers questions about articles, or both. The
 * program calls the server and accepts no connections. Throws `JournalOpenError` with a sentence.
 */
export function startConnect(config: ConnectConfig, settings: ConnectSettings = {}): RunningConnect {
  const { logger = silentLogger, clock = systemClock } = settings;
  const { server, agentKey, connector, helper } = config;
  const journal = openJournal(join(helper.dataDir, 'journal.sqlite'), clock, { reports: agentKey !== null });
  logger.info('journal pruned', { jobs: journal.prune() });
  const stop = new AbortController();
  // Prunes the journal, as the program runs for months. The timer is also the only thing that keeps the process alive
  // during a pause between two calls.
  const housekeeping = setInterval(() => journal.prune(), pruneMs);
  const agent = agentKey === null ? undefined : agentOf(agentKey, config, { journal, logger, clock });
  const source = connector === null ? undefined : sourceOf(connector.source, logger, clock);

  const tasks: ((signal: AbortSignal) => Promise<void>)[] = [];
  if (agent !== undefined) {
    tasks.push((signal) => agent.run(signal));
  }
  if (connector !== null && source !== undefined) {
    const parts = {
      instanceId: journal.instanceId,
      machineName: helper.computerName,
      calls: createServerCalls({ server, key: connector.key, keyName: 'connector key' }),
      source,
      clock,
      logger,
    };
    tasks.push((signal) => runConnector(parts, signal));
  }
  const ended = runTogether(stop.signal, tasks);
  // The caller learns of a failure through `ended`; `close` only waits for the end.
  const settled = ended.catch(() => undefined);

  return {
    ended,
    close: async () => {
      clearInterval(housekeeping);
      stop.abort(new Error('the program is stopping'));
      await settled;
      await Promise.all([agent?.close(), source?.close()]);
      journal.close();
    },
  };
}

interface AgentSurroundings {
  readonly journal: Journal;
  readonly logger: Logger;
  readonly clock: Clock;
}

function agentOf(key: string, { server, helper }: ConnectConfig, surroundings: AgentSurroundings): Agent {
  return createAgent({
    config: helper,
    server,
    calls: createServerCalls({ server, key, keyName: 'agent key' }),
    drivers: createDrivers({ ...helper, clock: surroundings.clock }),
    ...surroundings,
  });
}

function sourceOf(source: SourceSettings, logger: Logger, clock: Clock): ArticleSource {
  return source.kind === 'csv'
    ? createCsvSource({ ...source, logger, clock })
    : createPostgresSource({ ...source, logger });
}
