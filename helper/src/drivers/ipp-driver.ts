import type { Sentence } from 'label-core/sentence';
import type { DocumentFormat } from '../document/document-format.ts';
import { pdfPageSize } from '../document/pdf-page-size.ts';
import { HelperError } from '../helper-error.ts';
import { describeStatus, isSuccess, statusCodes } from '../ipp/ipp-codes.ts';
import type { IppEndpoint } from '../ipp/ipp-exchange.ts';
import { groupOf, groupsOf } from '../ipp/ipp-message.ts';
import {
  cancelJob,
  getJobAttributes,
  getJobs,
  getPrinterAttributes,
  printJob,
} from '../ipp/ipp-operations.ts';
import type { Timeouts } from '../limits.ts';
import { ippJobAttributes, rasterJobAttributes, type MappedOptions } from '../options/ipp-job-attributes.ts';
import { attentionFrom, unreachable } from '../printer-attention.ts';
import { describeTarget, type QueueTarget, type SocketTarget } from '../target/target.ts';
import type { RasterChoice } from '../raster/choose-raster.ts';
import { rasterPages } from '../raster/raster-pages.ts';
import {
  SubmissionError,
  type Candidate,
  type Driver,
  type NetworkDriver,
  type Receipt,
  type Submission,
} from './driver.ts';
import { printerEndpoint } from './ipp-endpoints.ts';
import { isFinished, jobAttributeNames, readJobStatus, readPrinterJob } from './ipp-job.ts';
import { mediaTypeFor, type AcceptedFormat, type IppPrinter } from './ipp-printer.ts';
import { askPrinter, createAsk, type AskIpp } from './ipp-question.ts';
import { submitIpp } from './ipp-submit.ts';
import { sentences } from '../sentences/index.ts';

const defaultPort = 631;

/** Creates the driver for printers that speak IPP themselves. */
export const createIppDriver = (timeouts: Timeouts): NetworkDriver => ({
  kind: 'address',
  ports: [defaultPort],
  defaultPort,
  takesPath: true,
  ...printOverIpp(printerEndpoint, timeouts),
});

/** Creates a driver that prints over IPP, to a CUPS queue or to a printer that speaks IPP itself. */
export function printOverIpp<Of extends QueueTarget | SocketTarget>(
  endpoint: (target: Of) => IppEndpoint,
  timeouts: Timeouts,
): Driver<Of> {
  const ask = createAsk(timeouts);
  const printerOf = (target: Of, signal: AbortSignal) =>
    askPrinter(ask, endpoint(target), describeTarget(target), signal);

  return {
    preflight: async (candidate, signal) => {
      const name = describeTarget(candidate.target);
      const printer = await printerOf(candidate.target, signal);
      if ('notReady' in printer) {
        return unreachable(name, printer.notReady);
      }
      if (!printer.queue.accepting) {
        throw new HelperError(503, sentences.printerRefusal.notAccepting({ printer: name }));
      }
      requireAttributes(printer, name, candidate);
      // The format of a file that is still to be fetched is not known yet.
      if (candidate.format !== undefined) {
        requireFormat(printer, name, candidate.format);
      }
      return attentionFrom(printer.queue.stateReasons);
    },

    submit: async (submission) => {
      const printer = await printerOf(submission.target, submission.signal);
      if ('notReady' in printer || !printer.queue.accepting) {
        throw new SubmissionError(
          'retry',
          'notReady' in printer ? printer.notReady : sentences.cause.notAccepting,
        );
      }
      const name = describeTarget(submission.target);
      const to = endpoint(submission.target);
      const { attributes, note } = requireAttributes(printer, name, submission);
      const { mediaType, raster } = requireFormat(printer, name, submission.format);
      const request = printJob(to, {
        jobName: submission.key,
        mediaType,
        jobAttributes: attributes,
        document: raster === undefined ? submission.document : await drawnFor(raster, submission),
      });
      return withNote(await submitIpp(to, request, submission, timeouts), note);
    },

    find: (target, key, signal) => findJob(ask, endpoint(target), key, signal),

    status: async (target, job, signal) => {
      const to = endpoint(target);
      const status = readJobStatus(
        await ask(to, getJobAttributes(to, job.id, jobAttributeNames), signal),
        job,
      );
      if (isFinished(status.state) || status.attention !== null) {
        return status;
      }
      // Not every printer repeats its own state reasons in the job, so the printer itself is asked as well.
      const printer = await ask(to, getPrinterAttributes(to, ['printer-state-reasons']), signal);
      const reasons = groupOf(printer, 'printer').strings('printer-state-reasons');
      return { ...status, attention: attentionFrom(reasons) };
    },

    cancel: async (target, job, signal) => {
      const to = endpoint(target);
      const answer = await ask(to, cancelJob(to, job.id), signal);
      const isOver = answer.code === statusCodes.notPossible;
      if (!isSuccess(answer.code) && !isOver) {
        throw new HelperError(
          409,
          sentences.printerRefusal.notCanceled({ reason: describeStatus(answer.code) }),
        );
      }
    },
  };
}

/** Returns how the printer gets a document; throws `HelperError` for a format that this printer certainly cannot print. */
function requireFormat(printer: IppPrinter, name: string, format: DocumentFormat): AcceptedFormat {
  const accepted = mediaTypeFor(printer, format);
  if ('refusal' in accepted) {
    throw new HelperError(422, sentences.printerRefusal[accepted.refusal]({ printer: name }));
  }
  return accepted;
}

/** Draws the pages of a PDF for a printer that takes only dots. Every attempt to hand the job over draws them anew. */
async function drawnFor(
  choice: RasterChoice,
  { document, options, signal }: Submission,
): Promise<Uint8Array> {
  try {
    return await rasterPages(document, { choice, options, signal });
  } catch (error) {
    throw signal.aborted ? new SubmissionError('retry', sentences.cause.stopped) : error;
  }
}

/** Returns the options as attributes; throws `HelperError` for options that this printer certainly does not support. */
function requireAttributes(
  printer: IppPrinter,
  name: string,
  { options, format, document }: Pick<Candidate, 'options' | 'format' | 'document'>,
): MappedOptions {
  const isPdf = format === 'pdf' && document !== undefined;
  // ZPL contains its own label size, and a file that is still to be fetched may be ZPL.
  const ofPaper = isPdf ? {} : { papers: [] };
  const pageSize = isPdf ? pdfPageSize(document) : undefined;
  const capabilities = { ...printer.capabilities, ...ofPaper };
  // A file that is still to be fetched may be a PDF.
  const isDrawn = format !== 'zpl' && 'raster' in mediaTypeFor(printer, 'pdf');
  const mapped = isDrawn
    ? rasterJobAttributes(options, capabilities, pageSize)
    : ippJobAttributes(options, capabilities, pageSize);
  if (isPdf && 'isScaled' in mapped && mapped.isScaled) {
    throw new HelperError(422, sentences.printerRefusal.rasterScale({ printer: name }));
  }
  if (mapped.unsupported.length > 0) {
    const unsupported = mapped.unsupported.join(', ');
    throw new HelperError(422, sentences.printerRefusal.unsupported({ printer: name, options: unsupported }));
  }
  if (mapped.paperRefusal !== undefined) {
    throw new HelperError(
      422,
      sentences.printerRefusal.paper({ printer: name, reason: mapped.paperRefusal }),
    );
  }
  return mapped;
}

function withNote(receipt: Receipt, note: Sentence | undefined): Receipt {
  if (note === undefined) {
    return receipt;
  }
  return { ...receipt, note: receipt.note ? sentences.job.notes({ notes: [note, receipt.note] }) : note };
}

async function findJob(
  ask: AskIpp,
  to: IppEndpoint,
  key: string,
  signal: AbortSignal,
): Promise<Receipt | 'unknown'> {
  for (const which of ['not-completed', 'completed'] as const) {
    const answer = await ask(to, getJobs(to, which), signal);
    const found = groupsOf(answer, 'job').find((job) => job.string('job-name') === key);
    const printerJob = found && readPrinterJob(found);
    if (printerJob !== undefined) {
      return { kind: 'queued', printerJob };
    }
  }
  return 'unknown';
}
