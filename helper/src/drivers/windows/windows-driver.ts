import { openPages } from '../../document/open-pages.ts';
import { HelperError, sentenceOf } from '../../helper-error.ts';
import { attentionFrom } from '../../printer-attention.ts';
import { sentences } from '../../sentences/index.ts';
import { describeTarget, type QueueTarget } from '../../target/target.ts';
import type { Candidate, PrinterJob, PrinterJobStatus, Queue, QueueDriver, Receipt } from '../driver.ts';
import { followedJobOf, followFromNow, statusOfGone } from './followed-job.ts';
import { handOverPages } from './hand-over-pages.ts';
import { handOverRaw } from './hand-over-raw.ts';
import { isBeingWritten, jobStatusOf } from './job-state.ts';
import { openForPdf } from './open-for-pdf.ts';
import { requireWholePages } from './page-drawing.ts';
import { queueOfPrinter, stateReasonsOf } from './queue-of-printer.ts';
import { requestErrorOf } from './spooler-error.ts';
import type { Spooler } from './spooler.ts';
import { windowsSpooler } from './windows-spooler.ts';

/**
 * Creates the driver for the queues of Windows: ZPL goes to the spooler unchanged, a PDF is drawn here in the printer's
 * own dots. `openSpooler` resolves with undefined on a system without this spooler, where the driver has no queues.
 */
export function createWindowsDriver(
  openSpooler: () => Promise<Spooler | undefined> = windowsSpooler,
): QueueDriver {
  /** Jobs that were deleted here or were seen being deleted, by their identity. */
  const deleted = new Set<string>();
  const spoolerFor = async ({ queue }: QueueTarget): Promise<Spooler> => {
    const spooler = await openSpooler();
    if (spooler === undefined) {
      throw new HelperError(404, sentences.printerRefusal.noQueue({ queue }));
    }
    return spooler;
  };

  return {
    kind: 'queue',
    system: 'windows',
    preflight: async (candidate) => {
      const spooler = await spoolerFor(candidate.target);
      try {
        const queue = await acceptingQueue(spooler, candidate.target);
        await requirePrintable(spooler, queue, candidate);
        return attentionFrom(queue.stateReasons);
      } catch (error) {
        throw requestErrorOf(error, candidate.target.queue);
      }
    },
    submit: async (submission) => {
      const spooler = await spoolerFor(submission.target);
      return submission.format === 'pdf'
        ? handOverPages(spooler, submission)
        : handOverRaw(spooler, submission);
    },
    find: async (target, key) => findJob(await spoolerFor(target), target, key),
    status: async (target, job) => {
      const status = await readStatus(await spoolerFor(target), target, job, deleted.has(identityOf(job)));
      if (status.state === 'canceled') {
        deleted.add(identityOf(job));
      }
      return status;
    },
    cancel: async (target, job) => {
      const spooler = await spoolerFor(target);
      try {
        if ((await jobIn(spooler, target, job)) === undefined) {
          return;
        }
        await spooler.command(target.queue, job.id, 'delete');
      } catch (error) {
        throw new HelperError(409, sentences.printerRefusal.notCanceled({ reason: sentenceOf(error) }));
      }
      deleted.add(identityOf(job));
    },
    queues: async () => {
      const spooler = await openSpooler();
      try {
        return (await spooler?.printers())?.map(queueOfPrinter) ?? [];
      } catch (error) {
        throw new HelperError(503, sentences.printerRefusal.serviceSilent({ reason: sentenceOf(error) }));
      }
    },
  };
}

const identityOf = ({ id, uuid }: PrinterJob) => `${id} ${uuid ?? ''}`;

async function acceptingQueue(spooler: Spooler, target: QueueTarget): Promise<Queue> {
  const queue = queueOfPrinter(await spooler.printer(target.queue));
  if (!queue.accepting) {
    throw new HelperError(503, sentences.printerRefusal.notAccepting({ printer: describeTarget(target) }));
  }
  return queue;
}

/** Throws `HelperError` for a PDF that this printer certainly cannot print as asked. */
async function requirePrintable(
  spooler: Spooler,
  queue: Queue,
  { target, options, format, document }: Candidate<QueueTarget>,
): Promise<void> {
  if (format !== 'pdf') {
    return;
  }
  const printer = describeTarget(target);
  if (queue.isRaw) {
    throw new HelperError(422, sentences.printerRefusal.rawQueue({ printer }));
  }
  if (document === undefined) {
    return;
  }
  const pdf = await openPages(document);
  try {
    const device = await openForPdf(spooler, target, options, pdf);
    try {
      await requireWholePages(pdf, options, device.page, printer);
    } finally {
      await device.close();
    }
  } finally {
    pdf.close();
  }
}

/** Returns the job under this number, or undefined when it is gone or another has the number now. */
async function jobIn(spooler: Spooler, { queue }: QueueTarget, job: PrinterJob) {
  const found = await spooler.job(queue, job.id);
  const name = followedJobOf(job)?.documentName;
  return name !== undefined && found?.document !== name ? undefined : found;
}

async function readStatus(
  spooler: Spooler,
  target: QueueTarget,
  job: PrinterJob,
  wasDeleted: boolean,
): Promise<PrinterJobStatus> {
  const found = await jobIn(spooler, target, job);
  if (found === undefined) {
    return statusOfGone(job, target.queue, wasDeleted);
  }
  const status = jobStatusOf(found, stateReasonsOf(await spooler.printer(target.queue)));
  if (status.state === 'completed' && followedJobOf(job)?.isKept === true) {
    // A job that is not released only stays in the list of the queue.
    await spooler.command(target.queue, job.id, 'release').catch(() => undefined);
  }
  return status;
}

/**
 * Looks for a job by the name of its document. What a helper that is gone had not written to its end stays uncertain:
 * pages of it may be on paper. What is not there may have been printed.
 */
async function findJob(spooler: Spooler, target: QueueTarget, key: string): Promise<Receipt | 'unknown'> {
  const found = (await spooler.jobs(target.queue)).find(({ document }) => document === key);
  if (found === undefined || isBeingWritten(found)) {
    return 'unknown';
  }
  return followFromNow(spooler, target.queue, found.id, key);
}
