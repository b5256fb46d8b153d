import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { HelperConfig } from '../../config.ts';
import { createDispatcher } from '../../dispatch/dispatcher.ts';
import { fetchDocument } from '../../document/fetch-document.ts';
import type { DriverTable } from '../../drivers/driver.ts';
import { messageOf } from '../../helper-error.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Logger } from '../../logger.ts';
import { helperVersion } from '../../version.ts';
import { connectLimits } from '../connect-limits.ts';
import { keepPolling } from '../poll-loop.ts';
import { runTogether } from '../run-together.ts';
import type { ServerCalls } from '../server-calls.ts';
import { createQueueNames } from './queue-names.ts';
import { createReporter } from './reporter.ts';
import { takeJobs, type TakeContext } from './take-jobs.ts';

export interface AgentParts {
  readonly config: HelperConfig;
  /** The origin of the server. Print files are fetched only from this origin. */
  readonly server: string;
  readonly calls: ServerCalls;
  /** Must have been opened with `reports`. */
  readonly journal: Journal;
  readonly drivers: DriverTable;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface Agent {
  /** Resolves when the signal is aborted. Throws `KeyRefusedError`. */
  run(signal: AbortSignal): Promise<void>;
  /** Call this after `run`: lets a hand-over in progress finish and reports the result, if the server can be reached. */
  close(): Promise<void>;
}

const answerSchema = z.object({
  jobs: z.array(z.looseObject({ jobKey: z.string().min(1) })),
  cancels: z.array(z.string()).default([]),
  takesCodes: z.boolean().default(false),
});

const lastWordMs = 2_000;

/**
 * Creates an agent that prints the jobs a server offers to this machine. Creating it resumes the unfinished jobs of the
 * last run from the journal.
 */
export function createAgent({ config, server, calls, journal, drivers, clock, logger }: AgentParts): Agent {
  const dispatcher = createDispatcher({
    journal,
    drivers,
    clock,
    logger,
    fetchDocument,
    // No limit: the server itself ends a job that has waited too long, and then refuses to serve its file.
    fetchForMs: Infinity,
  });
  const reporter = createReporter({ journal, calls, clock, logger });
  const context: TakeContext = {
    journal,
    drivers,
    dispatcher,
    clock,
    logger,
    putOffSince: new Map(),
    targetRules: config,
    isFileOrigin: (origin) => origin === server,
  };

  function createPoll(signal: AbortSignal): () => Promise<boolean> {
    const queueNames = createQueueNames({ drivers, clock, logger, signal });
    return async () => {
      // The server would at once offer again every job of the last poll whose state it has not received. What is printed
      // meanwhile is not waited for: the printers have their next jobs before they have finished these.
      await reporter.toldUntilNow();
      const body = {
        instanceId: journal.instanceId,
        machineName: config.computerName,
        version: helperVersion,
        printQueues: await queueNames(),
        waitSeconds: connectLimits.pollSeconds,
      };
      const { jobs, cancels, takesCodes } = await calls.post('/api/connect/agent/poll', body, {
        answer: answerSchema,
        signal,
        waitSeconds: connectLimits.pollSeconds,
      });
      reporter.takesCodes(takesCodes);
      return takeJobs(jobs, cancels, context, signal);
    };
  }

  return {
    run: (outer) =>
      runTogether(outer, [
        (signal) => reporter.run(signal),
        (signal) => keepPolling({ name: 'agent poll', poll: createPoll(signal), clock, logger, signal }),
      ]),
    close: async () => {
      await dispatcher.close(config.timeouts.closeGraceMs);
      await reporter.tellOnce(AbortSignal.timeout(lastWordMs)).catch((error: unknown) => {
        logger.info('told at the next start', { cause: messageOf(error) });
      });
    },
  };
}
