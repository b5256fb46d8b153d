import { decodePdf } from './document/decode-pdf.ts';
import type { DriverTable } from './drivers/driver.ts';
import { driverOf } from './drivers/driver-of.ts';
import type { Dispatcher } from './dispatch/dispatcher.ts';
import { HelperError } from './helper-error.ts';
import { jobWords, type JobWords } from './http/job-answer.ts';
import type { PrintRequest } from './http/print-request.ts';
import type { Job } from './journal/job.ts';
import type { Acceptance, Journal, NewJob } from './journal/journal.ts';
import { identityOf } from './journal/request-identity.ts';
import { parsePrintOptions } from './options/print-options.ts';
import type { Attention } from './printer-attention.ts';
import { resolveTarget, type ResolveHost, type TargetRules } from './target/resolve-target.ts';
import { sentences } from './sentences/index.ts';

export interface PrintContext {
  readonly journal: Journal;
  readonly drivers: DriverTable;
  readonly dispatcher: Dispatcher;
  readonly targetRules: TargetRules;
  readonly resolveHost?: ResolveHost;
  /** Returns whether print files may be fetched from this origin. */
  readonly isFileOrigin: (origin: string) => boolean;
}

/** The answer to POST /api/print. */
export interface PrintAnswer extends Partial<JobWords> {
  readonly jobKey: string;
  readonly state: Job['state'];
  /** The same request was received before; this one started nothing. */
  readonly replayed: boolean;
  /** An earlier run failed before anything reached the printer; this request restarted it. */
  readonly restarted?: true;
  readonly attention?: Job['attention'];
}

/**
 * Accepts a print request: parses it, asks the printer whether it would accept the job, writes the job into the journal
 * and queues it. A repeated request is answered from the journal without asking the printer. Throws `HelperError`.
 */
export async function acceptPrint(
  request: PrintRequest,
  context: PrintContext,
  signal: AbortSignal,
): Promise<PrintAnswer> {
  const { journal, drivers, dispatcher, targetRules, resolveHost } = context;
  const document = request.pdfAsBase64String ? decodePdf(request.pdfAsBase64String) : undefined;
  const identity = identityOf({
    settings: settingsOf(request),
    document,
    url: request.printerFileUrl ?? undefined,
  });
  const known = journal.peek({ key: request.printJobEntryId, identity });
  if (known !== undefined && known.kind !== 'restarted') {
    return answerOf(known, null);
  }
  const url = document === undefined ? fileUrlOf(request, context) : null;
  const options = parsePrintOptions(request);
  const target = await resolveTarget(request, drivers, targetRules, resolveHost);
  const format = document === undefined ? undefined : 'pdf';
  const attention = await driverOf(drivers, target).preflight({ target, options, format, document }, signal);
  const newJob: NewJob = {
    key: request.printJobEntryId,
    target,
    options,
    identity,
    format: format ?? null,
    payload: { url, document: document ?? null },
  };
  // A request with the same key may have arrived while the printer was asked; accept() decides that in one transaction.
  const acceptance = journal.accept(newJob);
  if (acceptance.kind === 'new' || acceptance.kind === 'restarted') {
    dispatcher.enqueue(acceptance.job);
  }
  return answerOf(acceptance, attention);
}

function answerOf(acceptance: Acceptance, attention: Attention | null): PrintAnswer {
  if (acceptance.kind === 'conflict') {
    throw new HelperError(409, sentences.printRequest.reused);
  }
  if (acceptance.kind === 'refused') {
    throw new HelperError(409, sentences.printRequest.givenUp);
  }
  const { kind, job } = acceptance;
  const noticed = job.attention ?? attention;
  return {
    jobKey: job.key,
    state: job.state,
    replayed: kind === 'replayed',
    ...(kind === 'restarted' && { restarted: true }),
    ...(noticed && { attention: noticed }),
    ...(job.message !== null && jobWords(job)),
  };
}

function settingsOf(request: PrintRequest): readonly unknown[] {
  const { targetAddress, port, targetPrintQueue, useLocalPrinterDriver } = request;
  const { orientation, scale, side, paperSize, customPaperSize } = request;
  return [
    [targetAddress, port, targetPrintQueue, useLocalPrinterDriver],
    [orientation, scale, side, paperSize, customPaperSize],
  ];
}

function fileUrlOf({ printerFileUrl }: PrintRequest, { isFileOrigin }: PrintContext): string {
  if (printerFileUrl === null) {
    throw new HelperError(422, sentences.printRequest.noFile);
  }
  const url = URL.parse(printerFileUrl);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '') {
    throw new HelperError(422, sentences.printRequest.noWebAddress);
  }
  if (!isFileOrigin(url.origin)) {
    throw new HelperError(403, sentences.printRequest.fileOrigin({ origin: url.origin }));
  }
  return url.href;
}
