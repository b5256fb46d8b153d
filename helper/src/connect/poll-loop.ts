import type { Clock } from '../clock.ts';
import { pauseBefore } from '../dispatch/retry-pauses.ts';
import { messageOf } from '../helper-error.ts';
import type { Logger } from '../logger.ts';
import { awayPausesMs, circlePausesMs, connectLimits } from './connect-limits.ts';
import { KeyRefusedError } from './server-calls.ts';

export interface PollLoop {
  /** Name of the loop in log lines. */
  readonly name: string;
  /** Makes one call and handles its result. Returns whether it brought anything new. */
  readonly poll: () => Promise<boolean>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/**
 * Polls again and again until the signal is aborted, with pauses while the server cannot be reached or answers with a
 * fault.
 * @throws KeyRefusedError when the server refuses the key
 */
export async function keepPolling({ name, poll, clock, logger, signal }: PollLoop): Promise<void> {
  const log = createAwayLog(name, logger);
  let faults = 0;
  let circles = 0;
  while (!signal.aborted) {
    const startedAt = clock.now();
    let pauseMs = 0;
    try {
      const isNew = await poll();
      log.answered();
      faults = 0;
      circles = isNew || clock.now() - startedAt >= connectLimits.shortPollMs ? 0 : circles + 1;
      pauseMs = circles === 0 ? 0 : pauseBefore(circles - 1, circlePausesMs);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof KeyRefusedError) throw error;
      log.failed(error);
      pauseMs = pauseBefore(faults, awayPausesMs);
      faults += 1;
    }
    if (pauseMs > 0) {
      await clock.sleep(pauseMs, signal).catch(() => undefined);
    }
  }
}

/** Creates a log that records one line when the server becomes unreachable and one when it is back, however long that takes. */
export function createAwayLog(name: string, logger: Logger) {
  let said: string | undefined;
  return {
    failed: (error: unknown) => {
      const cause = messageOf(error);
      if (cause !== said) {
        logger.warn('server not reached, trying again', { call: name, cause });
        said = cause;
      }
    },
    answered: () => {
      if (said !== undefined) {
        logger.info('server reached again', { call: name });
        said = undefined;
      }
    },
  };
}
