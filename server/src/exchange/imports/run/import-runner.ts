import type { Services } from '../../../foundation/http/services.ts';
import { underLease } from '../../../foundation/work/lease.ts';
import { oneByOne, startWorker, type CountedWork } from '../../../foundation/work/start-worker.ts';
import { runImport } from './run-import.ts';
import { renewImport, takeDueImport } from './take-import.ts';

export interface ImportRunner extends CountedWork {
  /** Signals that there may be something to import; called after the transaction that stores an upload. */
  readonly wake: () => void;
  /** Imports all waiting files, one after the other. */
  readonly importDue: () => Promise<void>;
  /**
   * Takes no more files, and puts the one in hand back after its current transaction, unless that is its last: another
   * server begins it anew, or this one after its next start.
   */
  readonly close: () => Promise<void>;
}

interface RunnerParts extends Pick<Services, 'store' | 'clock' | 'logger'> {
  /** Woken when an import has ended, as there may be an event to send. */
  readonly webHooks: { readonly wake: () => void };
}

/** Starts a worker that imports the uploaded files of all organisations, oldest first. */
export function startImportRunner(parts: RunnerParts): ImportRunner {
  const { store, clock, logger, webHooks } = parts;
  let isEnding = false;
  const { wake, doDue, rounds, drain, close } = startWorker({
    logger,
    failure: 'import failed',
    round: oneByOne(
      () => store.asHousekeeping((transaction) => takeDueImport(transaction, clock())),
      async (taken) => {
        const renew = () => store.asHousekeeping((transaction) => renewImport(transaction, taken, clock()));
        await underLease(renew, () => runImport(parts, taken, () => isEnding));
        webHooks.wake();
      },
    ),
  });
  return {
    wake,
    importDue: doDue,
    rounds,
    drain,
    close: () => {
      isEnding = true;
      return close();
    },
  };
}
