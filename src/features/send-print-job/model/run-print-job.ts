import { ApiError, type ApiProblem } from '@/shared/api';
import { texts } from '../i18n';
import type { CreatedJob } from './print-ports';
import type { PrintRun } from './print-actions';
import { dueCheck } from './line-check';
import { hasQueued, isHandedOver, summarize, type PrintJob, type PrintSummary } from './print-job';

const { errors, advice, standing } = texts;

/** HTTP status of a call that contradicts an earlier one. */
const CONFLICT = 409;

/** Outcome of a press on Print. */
export type PrintOutcome =
  | { isOk: true; job: PrintJob; summary: PrintSummary }
  /** `job` is missing when none was created; `problems` are the server's problems of single variables. */
  | {
      isOk: false;
      message: string;
      /** What to do before the next attempt; the message itself keeps the words of the specification. */
      advice?: string;
      problems: readonly ApiProblem[];
      job?: PrintJob;
      summary?: PrintSummary;
      /** Set when it was not refused: no answer came, or something broke. */
      thrown?: Error;
      /** The server has another print under its key. */
      isConflict?: boolean;
      /** The first label is printed; the others follow when it is checked at the line. */
      isCheckDue?: boolean;
    };

export interface PrintPreconditions {
  computerName: string;
  helperUrl: string;
}

export interface StartPorts {
  /** Returns the run of a job that was begun before under the same key; rejects while another tab has it. */
  findRun?: () => Promise<PrintRun | undefined>;
  /** Creates the job on the server; resolves with undefined when the answer was empty. */
  createJob: () => Promise<CreatedJob | undefined>;
  /** Returns the run of the new job. When no record of the job can be kept, its `drive` rejects: nothing was sent. */
  startRun: (created: CreatedJob) => PrintRun;
}

/**
 * Runs the whole print: creates the job, sends its files through the helper one after the other, reports each file and
 * the job to the server. Never rejects; every failure of specification 8 has its text here.
 */
export async function runPrintJob(
  { computerName, helperUrl }: PrintPreconditions,
  ports: StartPorts,
): Promise<PrintOutcome> {
  if (!computerName) return { ...refused(errors.noComputerName), advice: advice.startHelper };
  if (!helperUrl) return refused(errors.noHelperAddress);
  try {
    const begun = await ports.findRun?.();
    if (begun) return await goOnWith(begun);
    const created = await ports.createJob();
    if (!created) return { ...refused(errors.noData), advice: advice.checkPrinter };
    if (created.files.length === 0) return { ...refused(errors.noPrintFiles), advice: advice.checkPrinter };
    const run = ports.startRun(created);
    const isOurs = await run.drive();
    return isOurs ? outcomeOf(run.job()) : { ...refused(errors.busy), job: run.job() };
  } catch (error) {
    return refusedBy(error);
  }
}

/**
 * Goes on with a job that stopped: files that failed are tried again, then the waiting ones are sent. A file that may have
 * been printed is left to the person, and everything behind it with it.
 */
async function goOnWith(run: PrintRun): Promise<PrintOutcome> {
  for (const { entryId, state } of run.job().entries) {
    if (state === 'unknown' || state === 'sending') return outcomeOf(run.job());
    if (state !== 'failed') continue;
    await run.printAgain(entryId);
    const now = run.job().entries.find((entry) => entry.entryId === entryId)?.state;
    if (now !== 'accepted' && now !== 'reported') return outcomeOf(run.job());
  }
  const isOurs = !hasQueued(run.job()) || (await run.drive());
  return isOurs ? outcomeOf(run.job()) : { ...refused(errors.busy), job: run.job() };
}

/** Returns success when everything is on its way to the printers, else the first reason why not. */
function outcomeOf(job: PrintJob): PrintOutcome {
  const summary = summarize(job);
  if (dueCheck(job))
    return { isOk: false, isCheckDue: true, message: texts.lineCheck.due, problems: [], job, summary };
  if (isHandedOver(job)) return { isOk: true, job, summary };
  return { isOk: false, message: whyNotAll(job, summary), problems: [], job, summary };
}

function whyNotAll({ entries, isPaused }: PrintJob, { notSent }: PrintSummary): string {
  const culprit = entries.find(({ message }) => message !== '');
  if (culprit) return culprit.message;
  if (isPaused) return errors.paused({ count: notSent });
  return entries.some(({ state }) => state === 'canceled') ? standing.partlyCanceled : errors.printFailed;
}

/**
 * Returns the refusal for an error: an answer is a reason; everything else is an exception (specification 8
 * distinguishes the two on the card).
 */
function refusedBy(error: unknown): PrintOutcome & { isOk: false } {
  const thrown = error instanceof Error ? error : new Error('');
  const message = thrown.message || errors.printFailed;
  const isAnswer = thrown instanceof ApiError && (thrown.kind === 'http' || thrown.kind === 'unreadable');
  if (isAnswer)
    return {
      isOk: false,
      message,
      problems: thrown.problems,
      ...(thrown.status === CONFLICT && { isConflict: true }),
    };
  return { isOk: false, message, problems: [], thrown };
}

function refused(message: string): PrintOutcome & { isOk: false } {
  return { isOk: false, message, problems: [] };
}
