import { ConfigError } from '../config.ts';
import { KeyRefusedError } from '../connect/server-calls.ts';
import { messageOf } from '../helper-error.ts';
import { JournalOpenError } from '../journal/journal-database.ts';
import { createJsonLogger, type Logger } from '../logger.ts';
import { PortTakenError } from '../start-helper.ts';

/** Exit codes by error class, for a process manager. */
const exitCodes = [
  [ConfigError, 2],
  [PortTakenError, 3],
  [JournalOpenError, 4],
  [KeyRefusedError, 5],
] as const;

const forcedExitMs = 15_000;

interface RunningProgram {
  /** Rejects when the program cannot continue. */
  readonly ended?: Promise<void>;
  close(): Promise<void>;
}

const nothing = () => undefined;

/**
 * Runs a program until SIGTERM, Ctrl-C or a fatal error. When the program does not start or has to end, the reason is one
 * sentence on standard error and a distinct exit code. The log goes to standard output, and to `keep` where nobody keeps
 * that.
 */
export async function runProgram(
  start: (logger: Logger) => RunningProgram | Promise<RunningProgram>,
  keep: (line: string) => void = nothing,
): Promise<void> {
  const logger = createJsonLogger((line) => {
    console.log(line);
    keep(line);
  });
  const told = (error: unknown): number => {
    keep(messageOf(error));
    return tellFault(error);
  };
  try {
    const program = await start(logger);
    const end = (code: number) => {
      setTimeout(() => process.exit(1), forcedExitMs).unref();
      program.close().then(
        () => process.exit(code),
        (error: unknown) => {
          logger.warn('not stopped cleanly', { cause: messageOf(error) });
          process.exit(1);
        },
      );
    };
    const stop = (signal: string) => {
      logger.info('stopping', { signal });
      end(0);
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
    program.ended?.catch((error: unknown) => end(told(error)));
  } catch (error) {
    process.exitCode = told(error);
  }
}

/** Writes the reason to standard error and returns the exit code. */
export function tellFault(error: unknown): number {
  console.error(messageOf(error));
  return exitCodes.find(([kind]) => error instanceof kind)?.[1] ?? 1;
}
