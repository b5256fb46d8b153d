import type { Sentence } from 'label-core/sentence';
import { HelperError, messageOf } from '../../helper-error.ts';
import { parsePrintRequest } from '../../http/print-request.ts';
import { isFinal } from '../../journal/job-states.ts';
import { retryForMs } from '../../dispatch/retry-pauses.ts';
import { newsOf, type JobNews } from '../../journal/unreported.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../logger.ts';
import { acceptPrint, type PrintContext } from '../../print.ts';
import { requestIdOf } from '../../request-id.ts';
import { sentences } from '../../sentences/index.ts';

/** A job offered in a poll: its key and the fields of a print request. */
export interface Offer {
  readonly jobKey: string;
  readonly [field: string]: unknown;
}

export interface TakeContext extends PrintContext {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Time of the first failed attempt, by the key of each job that could not be accepted yet. */
  readonly putOffSince: Map<string, number>;
}

/**
 * Accepts the jobs of a poll into the journal, in order for each printer. Returns whether anything was new. Only the key
 * decides: a repeated offer never starts a job that the journal already has, its state is only reported again.
 */
export async function takeJobs(
  offers: readonly Offer[],
  cancels: readonly string[],
  context: TakeContext,
  signal: AbortSignal,
): Promise<boolean> {
  // Jobs of one printer run in order, printers run in parallel, so that a printer that is off does not delay the others.
  const lanes = [...Map.groupBy(offers, printerOf).values()];
  const taken = await Promise.all(lanes.map((lane) => takeLane(lane, cancels, context, signal)));
  const canceled = await Promise.all(cancels.map((key) => cancelJob(key, context)));
  return [...taken, ...canceled].includes(true);
}

/** What the log says of a job that is not in the journal yet. */
interface NamedJob {
  readonly key: string;
  /** Request that printed it, as the server's log names it. */
  readonly requestId?: string | undefined;
}

const named = ({ jobKey, printerFileUrl }: Offer): NamedJob => ({
  key: jobKey,
  requestId: requestIdOf(printerFileUrl),
});

const printerOf = ({ targetAddress, port, targetPrintQueue }: Offer) =>
  JSON.stringify(targetAddress ? [targetAddress, port] : [targetPrintQueue]);

/** Returns whether the job is already known; if so, its state is reported to the server again. */
function tellAgain(key: string, { journal }: TakeContext): boolean {
  if (journal.unreported.has(key)) return true;
  const known = journal.find(key);
  if (known !== undefined) journal.unreported.add(newsOf(known));
  return known !== undefined;
}

/** Returns whether any job of the lane was new. */
async function takeLane(
  lane: readonly Offer[],
  cancels: readonly string[],
  context: TakeContext,
  signal: AbortSignal,
): Promise<boolean> {
  let isNew = false;
  for (const offer of lane) {
    if (tellAgain(offer.jobKey, context)) continue;
    if (cancels.includes(offer.jobKey)) {
      refuse(named(offer), 'canceled', sentences.job.canceled, context);
      isNew = true;
    } else {
      isNew = (await takeJob(offer, context, signal)) || isNew;
    }
  }
  return isNew;
}

/**
 * Returns whether the job was accepted or refused. A job that the machine cannot accept yet is left to later polls, for a
 * limited time.
 */
async function takeJob(offer: Offer, context: TakeContext, signal: AbortSignal): Promise<boolean> {
  const { jobKey } = offer;
  const job = named(offer);
  try {
    signal.throwIfAborted();
    const request = parsePrintRequest({ ...offer, pdfAsBase64String: null, printJobEntryId: jobKey });
    const { state } = await acceptPrint(request, context, signal);
    context.putOffSince.delete(jobKey);
    context.logger.info('job taken', { ...job, state });
    return true;
  } catch (error) {
    // Stopped in between: nothing was started, and the server will offer the job again.
    if (signal.aborted || !(error instanceof HelperError)) throw error;
    if (error.status === 503 && isPutOff(job, error.message, context)) return false;
    refuse(job, 'failed', error.sentence, context);
    return true;
  }
}

/**
 * Returns true for as long as the helper retries a printer that accepts no jobs (`retryForMs`). Nothing of the job has
 * been sent yet.
 */
function isPutOff(job: NamedJob, cause: string, { putOffSince, clock, logger }: TakeContext): boolean {
  const { key } = job;
  const since = putOffSince.get(key);
  if (since !== undefined) return clock.now() - since < retryForMs;
  putOffSince.set(key, clock.now());
  logger.info('job put off', { ...job, cause });
  return true;
}

/**
 * Refuses a job that was never started. The refusal is reported until the server has accepted the report; until then a
 * repeated offer of the job has no effect.
 */
function refuse(
  job: NamedJob,
  state: 'failed' | 'canceled',
  sentence: Sentence,
  { journal, clock, logger, putOffSince }: TakeContext,
): void {
  const { key } = job;
  putOffSince.delete(key);
  const { message } = sentence;
  const nothing = { attention: null, outcome: null, impressions: null };
  const news: JobNews = { key, state, message, sentence, ...nothing, updatedAt: clock.now() };
  journal.unreported.add(news);
  logger.warn('job not taken', { ...job, state, message });
}

/** Returns whether the request to cancel changed anything. */
async function cancelJob(key: string, context: TakeContext): Promise<boolean> {
  const { journal, dispatcher, logger } = context;
  const job = journal.find(key);
  if (job === undefined || isFinal(job.state)) {
    if (tellAgain(key, context)) return false;
    refuse({ key }, 'canceled', sentences.job.neverTaken, context);
    return true;
  }
  try {
    await dispatcher.cancel(job);
    logger.info('job canceled', { key });
    return true;
  } catch (error) {
    // It is too late, or the printer cannot be reached. The server asks again until the job has ended.
    logger.info('job not canceled', { key, cause: messageOf(error) });
    return false;
  }
}
