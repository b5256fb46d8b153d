import type { Services } from '../../../foundation/http/services.ts';
import { oneByOne, startWorker } from '../../../foundation/work/start-worker.ts';
import { runImport } from './run-import.ts';
import { takeDueImport } from './take-import.ts';

export interface ImportRunner {
  /** Says that there may be something to import; called after the transaction that keeps an upload. */
  readonly wake: () => void;
  /** Imports all that waits now, one file after the other. */
  readonly importDue: () => Promise<void>;
  /** Finishes the file in hand and stops; the others wait for the next start. */
  readonly close: () => Promise<void>;
}

interface RunnerParts extends Pick<Services, 'store' | 'clock' | 'logger'> {
  /** Told when an import is over: there may be something to send. */
  readonly webHooks: { readonly wake: () => void };
}

/** Imports what was uploaded, for all organisations, the oldest first. */
export function startImportRunner(parts: RunnerParts): ImportRunner {
  const { store, clock, logger, webHooks } = parts;
  const { wake, doDue, close } = startWorker({
    logger,
    failure: 'import failed',
    round: oneByOne(
      () => store.asHousekeeping((transaction) => takeDueImport(transaction, clock())),
      async (taken) => {
        await runImport(parts, taken);
        webHooks.wake();
      },
    ),
  });
  return { wake, importDue: doDue, close };
}
