import { ConfigError, readConfig } from '../config.ts';
import { messageOf } from '../helper-error.ts';
import { JournalOpenError } from '../journal/journal-database.ts';
import { createJsonLogger } from '../logger.ts';
import { PortTakenError, startHelper } from '../start-helper.ts';

/** What a process manager can tell apart. */
const exitCodes = [
  [ConfigError, 2],
  [PortTakenError, 3],
  [JournalOpenError, 4],
] as const;

const forcedExitMs = 15_000;

try {
  const logger = createJsonLogger((line) => console.log(line));
  const helper = await startHelper({ ...readConfig(process.env), logger });
  logger.info('listening', { url: helper.url, pid: process.pid });
  const stop = (signal: string) => {
    logger.info('stopping', { signal });
    setTimeout(() => process.exit(1), forcedExitMs).unref();
    helper.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.warn('not stopped cleanly', { cause: messageOf(error) });
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = exitCodes.find(([kind]) => error instanceof kind)?.[1] ?? 1;
}
