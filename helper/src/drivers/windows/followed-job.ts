import { sentences } from '../../sentences/index.ts';
import type { PrinterJob, PrinterJobStatus, Receipt } from '../driver.ts';
import { SpoolerError } from './spooler-error.ts';
import type { Spooler } from './spooler.ts';

const kept = 'kept ';
const notKept = 'passing ';

/**
 * Identity of a job in the spooler. Its number comes back after a restart of the spooler, so the name of the document,
 * which is the job's key, belongs to it. `isKept`: the queue keeps the job after it was printed until it is released.
 */
interface FollowedJob {
  readonly documentName: string;
  readonly isKept: boolean;
}

/** Reads the identity back. A job of an earlier version has none, and its number alone counts. */
export function followedJobOf({ uuid }: PrinterJob): FollowedJob | undefined {
  if (uuid?.startsWith(kept)) {
    return { documentName: uuid.slice(kept.length), isKept: true };
  }
  return uuid?.startsWith(notKept) ? { documentName: uuid.slice(notKept.length), isKept: false } : undefined;
}

/**
 * Asks the queue to keep a job after it was printed, and returns the receipt for it. Otherwise a printed job vanishes
 * exactly as one that somebody deleted. A spooler that cannot keep it (a print server of another make) only makes the
 * end of the job less certain.
 */
export async function followFromNow(
  spooler: Spooler,
  queue: string,
  id: number,
  documentName: string,
): Promise<Receipt> {
  let isKept = true;
  try {
    await spooler.command(queue, id, 'retain');
  } catch (error) {
    if (!(error instanceof SpoolerError)) {
      throw error;
    }
    isKept = false;
  }
  return { kind: 'queued', printerJob: { id, uuid: `${isKept ? kept : notKept}${documentName}` } };
}

/** Returns the state of a job that the queue no longer has. */
export function statusOfGone(job: PrinterJob, queue: string, wasDeleted: boolean): PrinterJobStatus {
  const nothing = { attention: null, sentence: null, impressions: null } as const;
  if (wasDeleted) {
    return { ...nothing, state: 'canceled' };
  }
  return followedJobOf(job)?.isKept === false
    ? { ...nothing, state: 'completed', outcome: 'sent', sentence: sentences.job.leftQueue({ queue }) }
    : { ...nothing, state: 'forgotten', sentence: sentences.job.forgotten };
}
