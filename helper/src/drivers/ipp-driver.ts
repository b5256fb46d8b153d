import type { DocumentFormat } from '../document/document-format.ts';
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
import type { IppAttribute } from '../ipp/ipp-value.ts';
import type { Timeouts } from '../limits.ts';
import { ippJobAttributes, type MediaDialect } from '../options/ipp-job-attributes.ts';
import type { PrintOptions } from '../options/print-options.ts';
import { attentionFrom, unreachable } from '../printer-attention.ts';
import { describeTarget, type TargetOf } from '../target/target.ts';
import { SubmissionError, type Driver, type Receipt } from './driver.ts';
import { isFinished, jobAttributeNames, readJobStatus, readPrinterJob } from './ipp-job.ts';
import { mediaTypeFor, type IppPrinter } from './ipp-printer.ts';
import { askPrinter, createAsk, type AskIpp } from './ipp-question.ts';
import { submitIpp } from './ipp-submit.ts';

type IppDriverName = 'ipp' | 'cups';

/** What differs between a printer and a print service: where it is and how it wants a custom size. */
export interface IppDialect<Name extends IppDriverName> {
  readonly endpoint: (target: TargetOf<Name>) => IppEndpoint;
  readonly media: MediaDialect;
}

/** Prints over IPP: to a queue of CUPS or to a printer that speaks IPP itself. */
export function createIppDriver<Name extends IppDriverName>(
  { endpoint, media }: IppDialect<Name>,
  timeouts: Timeouts,
): Driver<Name> {
  const ask = createAsk(timeouts);
  const printerOf = (target: TargetOf<Name>, signal: AbortSignal) =>
    askPrinter(ask, endpoint(target), describeTarget(target), signal);

  return {
    preflight: async (candidate, signal) => {
      const name = describeTarget(candidate.target);
      const printer = await printerOf(candidate.target, signal);
      if ('notReady' in printer) {
        return unreachable(name, printer.notReady);
      }
      if (!printer.queue.accepting) {
        throw new HelperError(503, `The printer ${name} is not taking jobs at the moment.`);
      }
      requireAttributes(printer, name, candidate.options, media);
      // A file that is still to be fetched shows its format only then.
      if (candidate.format !== undefined) {
        requireMediaType(printer, name, candidate.format);
      }
      return attentionFrom(printer.queue.stateReasons);
    },

    submit: async (submission) => {
      const printer = await printerOf(submission.target, submission.signal);
      if ('notReady' in printer || !printer.queue.accepting) {
        throw new SubmissionError(
          'retry',
          'notReady' in printer ? printer.notReady : 'it is not taking jobs',
        );
      }
      const name = describeTarget(submission.target);
      const to = endpoint(submission.target);
      const request = printJob(to, {
        jobName: submission.key,
        mediaType: requireMediaType(printer, name, submission.format),
        jobAttributes: requireAttributes(printer, name, submission.options, media),
        document: submission.document,
      });
      return submitIpp(to, request, submission, timeouts);
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
      // Not every printer repeats its own reasons in the job, so it is asked for them too.
      const printer = await ask(to, getPrinterAttributes(to, ['printer-state-reasons']), signal);
      const reasons = groupOf(printer, 'printer').strings('printer-state-reasons');
      return { ...status, attention: attentionFrom(reasons) };
    },

    cancel: async (target, job, signal) => {
      const to = endpoint(target);
      const answer = await ask(to, cancelJob(to, job.id), signal);
      const isOver = answer.code === statusCodes.notPossible;
      if (!isSuccess(answer.code) && !isOver) {
        throw new HelperError(409, `The job cannot be canceled: ${describeStatus(answer.code)}.`);
      }
    },
  };
}

/** The media type a document is sent as; refuses with a sentence what this printer surely cannot print. */
function requireMediaType(printer: IppPrinter, name: string, format: DocumentFormat): string {
  const accepted = mediaTypeFor(printer, format);
  if ('refusal' in accepted) {
    throw new HelperError(422, `The printer ${name} ${accepted.refusal}.`);
  }
  return accepted.mediaType;
}

/** The options as attributes; refuses with a sentence those this printer surely does not have. */
function requireAttributes(
  { capabilities }: IppPrinter,
  name: string,
  options: PrintOptions,
  media: MediaDialect,
): readonly IppAttribute[] {
  const { attributes, unsupported } = ippJobAttributes(options, capabilities, media);
  if (unsupported.length > 0) {
    throw new HelperError(422, `The printer ${name} does not support ${unsupported.join(', ')}.`);
  }
  return attributes;
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
