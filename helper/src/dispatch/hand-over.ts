import { sniffFormat } from '../document/document-format.ts';
import { SubmissionError, type Receipt } from '../drivers/driver.ts';
import { driverOf } from '../drivers/driver-of.ts';
import { HelperError, sentenceOf } from '../helper-error.ts';
import type { Job } from '../journal/job.ts';
import { isFinal, isWaiting } from '../journal/job-states.ts';
import { attention } from '../printer-attention.ts';
import { sentences } from '../sentences/index.ts';
import { describeTarget } from '../target/target.ts';
import type { DispatchContext } from './dispatch-context.ts';
import type { Lane } from './lane.ts';
import { pauseBefore, retryForMs, retryPausesMs } from './retry-pauses.ts';

/**
 * Hands one job over to its printer: fetches the document, sends it, and retries only while it is certain that nothing
 * has arrived. Resolves when the journal has the job's new state; never throws for a fault of the printer or the file.
 */
export async function handOver(key: string, lane: Lane, context: DispatchContext): Promise<void> {
  const { journal, clock, signal, fetchForMs } = context;
  const fetchUntil = clock.now() + fetchForMs;
  let giveUpAt = clock.now() + retryForMs;
  for (let attempt = 0; ; attempt += 1) {
    const job = journal.find(key);
    if (job === undefined || !isWaiting(job.state) || signal.aborted) {
      return;
    }
    try {
      settle(job, await submit(job, context), context);
      return;
    } catch (error) {
      const state = journal.find(key)?.state ?? 'canceled';
      if (isFinal(state)) {
        return;
      }
      const failure = failureOf(error, state === 'submitting');
      const isPassing = failure.certainty === 'retry';
      const pauseMs = pauseBefore(attempt, retryPausesMs);
      const isFetching = state === 'fetching';
      // The retry time of the printer counts only while the printer is free and the file has been fetched.
      giveUpAt = lane.isPrinting || isFetching ? clock.now() + retryForMs : giveUpAt;
      const until = isFetching ? fetchUntil : giveUpAt;
      if (!isPassing || (!signal.aborted && clock.now() + pauseMs > until)) {
        fail(job, failure, context);
        return;
      }
      wait(job, failure, { ...context, until });
      await Promise.race([clock.sleep(pauseMs, signal).catch(() => undefined), lane.nextFinished()]);
    }
  }
}

async function submit(job: Job, context: DispatchContext): Promise<Receipt> {
  const { journal, drivers, cutOff } = context;
  const document = await documentOf(job, context);
  const format = sniffFormat(document);
  if (format === undefined) {
    throw new SubmissionError('refused', sentences.job.noFormat);
  }
  return driverOf(drivers, job.target).submit({
    key: job.key,
    target: job.target,
    options: job.options,
    format,
    document,
    signal: cutOff,
    beforeFirstByte: () => void journal.move(job.key, 'submitting', { format }),
  });
}

async function documentOf(
  job: Job,
  { journal, fetchDocument, signal }: DispatchContext,
): Promise<Uint8Array> {
  const payload = journal.payload(job.key);
  if (payload?.document) {
    return payload.document;
  }
  if (!payload?.url) {
    throw new SubmissionError('refused', sentences.job.fileGone);
  }
  if (job.state !== 'fetching') {
    journal.move(job.key, 'fetching');
  }
  const document = await fetchDocument(payload.url, signal);
  journal.storeDocument(job.key, document);
  return document;
}

function settle(job: Job, receipt: Receipt, { journal, logger }: DispatchContext): void {
  const where = describeTarget(job.target);
  if (receipt.kind === 'done') {
    journal.move(job.key, 'completed', { outcome: receipt.outcome, sentence: receipt.note });
  } else {
    journal.move(job.key, 'submitted', { printerJob: receipt.printerJob, sentence: receipt.note ?? null });
  }
  logger.info('job handed over', { key: job.key, printer: where, kind: receipt.kind });
}

/**
 * Returns the failure as a `SubmissionError`. An unexpected error is `unknown` once bytes may have been sent, and
 * `refused` before that.
 */
function failureOf(error: unknown, isSubmitting: boolean): SubmissionError {
  const failure =
    error instanceof SubmissionError ? error : new SubmissionError('unknown', sentenceOf(error));
  const isCertain = error instanceof HelperError || !isSubmitting;
  return failure.certainty === 'unknown' && isCertain
    ? new SubmissionError('refused', failure.sentence)
    : failure;
}

function fail(job: Job, failure: SubmissionError, { journal, logger }: DispatchContext): void {
  const { certainty, sentence: said } = failure;
  const printer = describeTarget(job.target);
  const sentence = certainty === 'retry' ? sentences.job.notPrinted({ printer, cause: said }) : said;
  const state = certainty === 'unknown' ? 'unconfirmed' : 'failed';
  journal.move(job.key, state, { sentence, isUntouched: certainty !== 'unknown' });
  logger.warn('job not handed over', { key: job.key, printer, state, message: sentence.message });
}

/**
 * Moves the job back to `accepted` after a definite "not now", so that stopping during the pause does not leave it
 * uncertain.
 */
function wait(
  job: Job,
  { sentence: cause }: SubmissionError,
  { journal, until }: Pick<DispatchContext, 'journal'> & { readonly until: number },
): void {
  if (journal.find(job.key)?.state !== 'accepted') {
    journal.move(job.key, 'accepted');
  }
  const printer = describeTarget(job.target);
  const { waiting, waitingUntil, unsent } = sentences.job;
  // An agent retries without end. The helper of a person stops at `until`, so its sentence contains this time.
  const text = Number.isFinite(until)
    ? waitingUntil({ printer, cause, time: timeOfDay.format(until) })
    : waiting({ printer, cause });
  journal.note(job.key, { attention: attention('waiting', text), sentence: unsent });
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
