import { sentences } from '../../sentences/index.ts';
import type { QueueTarget } from '../../target/target.ts';
import { SubmissionError, type Receipt, type Submission } from '../driver.ts';
import { followFromNow } from './followed-job.ts';
import { SpoolerError, unclearErrorOf, untouchedErrorOf } from './spooler-error.ts';
import type { RawDocument, Spooler } from './spooler.ts';

const chunkBytes = 64 * 1024;

/** Hands a document to the spooler as it is (datatype RAW). Throws `SubmissionError`. */
export async function handOverRaw(spooler: Spooler, submission: Submission<QueueTarget>): Promise<Receipt> {
  const { key, target, beforeFirstByte } = submission;
  let raw: RawDocument | undefined;
  try {
    await spooler.printer(target.queue);
    beforeFirstByte();
    raw = await spooler.startRaw(target.queue, key);
  } catch (error) {
    throw untouchedErrorOf(error, target.queue);
  }
  const progress = { hasBegun: false };
  try {
    const receipt = await followFromNow(spooler, target.queue, raw.jobId, key);
    await writeAll(raw, submission, progress);
    await raw.end();
    return receipt;
  } catch (error) {
    const isDeleted = await raw.abort().then(
      () => true,
      () => false,
    );
    throw isDeleted && !progress.hasBegun ? untouchedErrorOf(error, target.queue) : unclearErrorOf(error);
  }
}

/** Writes until all is written. A call that fails may have written a part, so the first one counts before it is made. */
async function writeAll(
  raw: RawDocument,
  { document, signal }: Submission<QueueTarget>,
  progress: { hasBegun: boolean },
): Promise<void> {
  let sent = 0;
  while (sent < document.length) {
    if (signal.aborted) {
      throw new SubmissionError('retry', sentences.cause.stopped);
    }
    progress.hasBegun = true;
    const taken = await raw.write(document.subarray(sent, sent + chunkBytes));
    if (taken <= 0) {
      throw new SpoolerError('WritePrinter', 0);
    }
    sent += taken;
  }
}
