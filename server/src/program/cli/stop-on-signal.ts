import type { Logger } from '../../foundation/work/logger.ts';
import type { RunningServer } from './start-server.ts';

/** A terminal and the program that started this one may both pass on the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;

interface StopOptions {
  readonly logger: Logger;
  /** Time for the whole stop, in ms; then the process ends with code 1. */
  readonly limitMs: number;
}

/**
 * Stops the server at the first SIGTERM or SIGINT. The process ends at once, with code 1, at a second signal and when the
 * time is over; the log names the part that still ran. What was written by then is kept.
 * @returns stops it for another reason, which goes into the log
 */
export function stopOnSignal(
  server: Pick<RunningServer, 'stop'>,
  { logger, limitMs }: StopOptions,
): (reason: string) => void {
  let begunAt: number | undefined;
  let waitsFor = '';
  const endNow = (event: string) => {
    logger.error(event, { waitsFor });
    process.exit(1);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (begunAt === undefined) void stop(signal);
    else if (performance.now() - begunAt > SAME_SIGNAL_MS) endNow('stopped by a second signal');
  };
  const stop = async (reason: string) => {
    begunAt = performance.now();
    logger.info('stopping', { reason });
    setTimeout(() => endNow('not stopped in time'), limitMs).unref();
    await server.stop((part) => (waitsFor = part));
    logger.info('stopped');
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return (reason) => {
    if (begunAt === undefined) void stop(reason);
  };
}
