import { HelperError, messageOf } from '../../helper-error.ts';
import { parsePrintRequest } from '../../http/print-request.ts';
import { isFinal } from '../../journal/job-states.ts';
import { retryForMs } from '../../dispatch/retry-pauses.ts';
import { newsOf, type JobNews } from '../../journal/unreported.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../logger.ts';
import { acceptPrint, type PrintContext } from '../../print.ts';

/** A job as a poll offers it: its key, and the fields of a print request. */
export interface Offer {
  readonly jobKey: string;
  readonly [field: string]: unknown;
}

export interface TakeContext extends PrintContext {
  readonly clock: Clock;
  readonly logger: Logger;
  /** Jobs that could not be taken just now, and since when. */
  readonly putOffSince: Map<string, number>;
}

/**
 * Takes what a poll offers into the journal, in the order of each printer; answers whether there was anything new. The
 * key alone decides: a job the journal knows is never started by a second offer, only told of again.
 */
export async function takeJobs(
  offers: readonly Offer[],
  cancels: readonly string[],
  context: TakeContext,
  signal: AbortSignal,
): Promise<boolean> {
  // One printer's jobs in their order, the printers beside each other: one that is off keeps no other waiting.
  const lanes = [...Map.groupBy(offers, printerOf).values()];
  const taken = await Promise.all(lanes.map((lane) => takeLane(lane, cancels, context, signal)));
  const canceled = await Promise.all(cancels.map((key) => cancelJob(key, context)));
  return [...taken, ...canceled].includes(true);
}

const printerOf = ({ targetAddress, port, targetPrintQueue }: Offer) =>
  JSON.stringify(targetAddress ? [targetAddress, port] : [targetPrintQueue]);

/** Whether the job was here before; then the server is told once more how it stands. */
function tellAgain(key: string, { journal }: TakeContext): boolean {
  if (journal.unreported.has(key)) return true;
  const known = journal.find(key);
  if (known !== undefined) journal.unreported.add(newsOf(known));
  return known !== undefined;
}

/** Whether any job of it was new. */
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
      refuse(offer.jobKey, 'canceled', 'Canceled before anything was sent.', context);
      isNew = true;
    } else {
      isNew = (await takeJob(offer, context, signal)) || isNew;
    }
  }
  return isNew;
}

/** Whether it is decided; what the machine cannot take just now it leaves to the next poll, for a while. */
async function takeJob(offer: Offer, context: TakeContext, signal: AbortSignal): Promise<boolean> {
  const { jobKey } = offer;
  try {
    signal.throwIfAborted();
    const request = parsePrintRequest({ ...offer, pdfAsBase64String: null, printJobEntryId: jobKey });
    const { state } = await acceptPrint(request, context, signal);
    context.putOffSince.delete(jobKey);
    context.logger.info('job taken', { key: jobKey, state });
    return true;
  } catch (error) {
    // Stopped in between: nothing was started, and the server offers it again.
    if (signal.aborted || !(error instanceof HelperError)) throw error;
    if (error.status === 503 && isPutOff(jobKey, error.message, context)) return false;
    refuse(jobKey, 'failed', error.message, context);
    return true;
  }
}

/** As long as the helper tries a printer that takes no jobs; nothing of it has left yet. */
function isPutOff(key: string, cause: string, { putOffSince, clock, logger }: TakeContext): boolean {
  const since = putOffSince.get(key);
  if (since !== undefined) return clock.now() - since < retryForMs;
  putOffSince.set(key, clock.now());
  logger.info('job put off', { key, cause });
  return true;
}

/** A job that never begins. The server is told until it has it, and until then an offer of it changes nothing. */
function refuse(
  key: string,
  state: 'failed' | 'canceled',
  message: string,
  { journal, clock, logger, putOffSince }: TakeContext,
): void {
  putOffSince.delete(key);
  const nothing = { attention: null, outcome: null, impressions: null };
  const news: JobNews = { key, state, message, ...nothing, updatedAt: clock.now() };
  journal.unreported.add(news);
  logger.warn('job not taken', { key, state, message });
}

/** Whether it changed anything. */
async function cancelJob(key: string, context: TakeContext): Promise<boolean> {
  const { journal, dispatcher, logger } = context;
  const job = journal.find(key);
  if (job === undefined || isFinal(job.state)) {
    if (tellAgain(key, context)) return false;
    refuse(key, 'canceled', 'Canceled before it came to this machine.', context);
    return true;
  }
  try {
    await dispatcher.cancel(job);
    logger.info('job canceled', { key });
    return true;
  } catch (error) {
    // Too late, or the printer cannot be reached; the server asks again until the job is over.
    logger.info('job not canceled', { key, cause: messageOf(error) });
    return false;
  }
}
