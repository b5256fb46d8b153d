import { ApiError, type ApiProblem } from '@/shared/api';
import { texts } from '../i18n';
import type { CreatedJob } from './print-ports';
import type { PrintRun } from './print-actions';
import { isHandedOver, summarize, type PrintJob, type PrintSummary } from './print-job';

const { errors, advice } = texts;

/** What became of a press on Print. */
export type PrintOutcome =
  | { isOk: true; job: PrintJob; summary: PrintSummary }
  /** `job` is missing when none was made; `problems` are the server's words on single variables. */
  | {
      isOk: false;
      message: string;
      /** What to do before the next try; the message stays as the specification has it. */
      advice?: string;
      problems: readonly ApiProblem[];
      job?: PrintJob;
      summary?: PrintSummary;
      /** Nobody refused it: no answer came, or something broke. */
      thrown?: Error;
    };

export interface PrintPreconditions {
  computerName: string;
  helperUrl: string;
}

export interface StartPorts {
  /** Creates the job on the server; undefined when it answered nothing. */
  createJob: () => Promise<CreatedJob | undefined>;
  /** Makes the job durable, ready to be driven. */
  startRun: (created: CreatedJob) => Promise<PrintRun>;
}

/**
 * The whole print: create the job, send its files through the helper one after the other, tell the server of each
 * and of the whole. Never rejects; every failure of specification 8 has its text here.
 */
export async function runPrintJob(
  { computerName, helperUrl }: PrintPreconditions,
  ports: StartPorts,
): Promise<PrintOutcome> {
  if (!computerName) return { ...refused(errors.noComputerName), advice: advice.startHelper };
  if (!helperUrl) return refused(errors.noHelperAddress);
  try {
    const created = await ports.createJob();
    if (!created) return { ...refused(errors.noData), advice: advice.checkPrinter };
    if (created.files.length === 0) return { ...refused(errors.noPrintFiles), advice: advice.checkPrinter };
    const run = await ports.startRun(created);
    const isOurs = await run.drive();
    return isOurs ? outcomeOf(run.job()) : { ...refused(errors.busy), job: run.job() };
  } catch (error) {
    return refusedBy(error);
  }
}

/** All on its way to the printers, or the first reason why not. */
function outcomeOf(job: PrintJob): PrintOutcome {
  const summary = summarize(job);
  if (isHandedOver(job)) return { isOk: true, job, summary };
  const culprit = job.entries.find(({ message }) => message !== '');
  const message =
    culprit?.message ?? (job.isPaused ? errors.paused({ count: summary.notSent }) : errors.printFailed);
  return { isOk: false, message, problems: [], job, summary };
}

/** An answer is a reason; everything else is an exception (specification 8 tells the two apart on the card). */
function refusedBy(error: unknown): PrintOutcome & { isOk: false } {
  const thrown = error instanceof Error ? error : new Error('');
  const message = thrown.message || errors.printFailed;
  const isAnswer = thrown instanceof ApiError && (thrown.kind === 'http' || thrown.kind === 'unreadable');
  if (isAnswer) return { isOk: false, message, problems: thrown.problems };
  return { isOk: false, message, problems: [], thrown };
}

function refused(message: string): PrintOutcome & { isOk: false } {
  return { isOk: false, message, problems: [] };
}
