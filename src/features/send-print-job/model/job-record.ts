import { texts } from '../i18n';
import type { PrintRunPorts } from './print-ports';
import type { PrintJob } from './print-job';

/** Record of a job that outlives the page. */
export interface JobRecord {
  /** False until the first record of a new job was kept. */
  readonly isKept: () => boolean;
  /**
   * Keeps the job as it is then, after the records before it, so that an older one never overwrites a newer one.
   * Rejects when it cannot be kept, the first record with a sentence for the person.
   */
  readonly save: () => Promise<void>;
  /** Returns what another tab may have recorded; undefined before the first record. */
  readonly read: () => Promise<PrintJob | undefined>;
}

/** @param current returns the job as it is */
export function createJobRecord(
  current: () => PrintJob,
  { save, load }: Pick<PrintRunPorts, 'save' | 'load'>,
  { isNew }: { isNew: boolean },
): JobRecord {
  let isKept = !isNew;
  let saving = Promise.resolve();

  async function keep(): Promise<void> {
    try {
      await save(current());
      isKept = true;
    } catch (error) {
      throw isKept ? error : new Error(texts.errors.cannotKeepRecord, { cause: error });
    }
  }

  return {
    isKept: () => isKept,
    save: () => {
      saving = saving.catch(() => undefined).then(keep);
      return saving;
    },
    read: async () => (isKept ? load(current().jobId) : undefined),
  };
}
