import type { Services } from '../../../foundation/http/services.ts';
import { oneByOne, startWorker } from '../../../foundation/work/start-worker.ts';
import { runImport } from './run-import.ts';
import { takeDueImport } from './take-import.ts';

export interface ImportRunner {
  /** Signals that there may be something to import; called after the transaction that stores an upload. */
  readonly wake: () => void;
  /** Imports all waiting files, one after the other. */
  readonly importDue: () => Promise<void>;
  /** Finishes the current file and stops; the others wait for the next start. */
  readonly close: () => Promise<void>;
}

interface RunnerParts extends Pick<Services, 'store' | 'clock' | 'logger'> {
  /** Woken when an import has ended, as there may be an event to send. */
  readonly webHooks: { readonly wake: () => void };
}

/** Starts a worker that imports the uploaded files of all organisations, oldest first. */
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
