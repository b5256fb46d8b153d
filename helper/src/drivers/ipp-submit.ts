import { describeStatus, isSuccess, passingRefusals, statusCodes } from '../ipp/ipp-codes.ts';
import { exchangeIpp, HttpRefusalError, type IppEndpoint } from '../ipp/ipp-exchange.ts';
import { groupOf } from '../ipp/ipp-message.ts';
import type { IppMessage } from '../ipp/ipp-value.ts';
import type { Timeouts } from '../limits.ts';
import { NoConnectionError } from '../printer-connection.ts';
import { SubmissionError, type Receipt, type Submission } from './driver.ts';
import { readPrinterJob } from './ipp-job.ts';

/** Sends a Print-Job request and returns the receipt. Throws `SubmissionError` with what is certain after a failure. */
export async function submitIpp(
  endpoint: IppEndpoint,
  request: IppMessage,
  { beforeFirstByte, signal }: Pick<Submission, 'beforeFirstByte' | 'signal'>,
  { connectMs, submitIdleMs }: Timeouts,
): Promise<Receipt> {
  try {
    const answer = await exchangeIpp(endpoint, request, {
      connectMs,
      idleMs: submitIdleMs,
      signal,
      beforeFirstByte,
    });
    return receiptOf(answer);
  } catch (error) {
    throw submissionErrorOf(error);
  }
}

function receiptOf(answer: IppMessage): Receipt {
  if (!isSuccess(answer.code)) {
    throw refusalOf(answer);
  }
  const printerJob = readPrinterJob(groupOf(answer, 'job'));
  if (printerJob === undefined) {
    throw new SubmissionError(
      'unknown',
      'The printer took the job but did not number it. Check what came out.',
    );
  }
  const ignored = groupOf(answer, 'unsupported').names();
  const isPartly = answer.code === statusCodes.okIgnoredAttributes && ignored.length > 0;
  return {
    kind: 'queued',
    printerJob,
    ...(isPartly && { note: `The printer ignored ${ignored.join(', ')}.` }),
  };
}

function refusalOf(answer: IppMessage): SubmissionError {
  const text = describeStatus(answer.code);
  if (passingRefusals.has(answer.code)) {
    return new SubmissionError('retry', text);
  }
  const names = groupOf(answer, 'unsupported').names();
  return new SubmissionError(
    'refused',
    `${sentence(text)}${names.length > 0 ? ` (${names.join(', ')})` : ''}.`,
  );
}

function submissionErrorOf(error: unknown): unknown {
  if (error instanceof SubmissionError) {
    return error;
  }
  if (error instanceof NoConnectionError) {
    return new SubmissionError('retry', error.message);
  }
  if (error instanceof HttpRefusalError) {
    return new SubmissionError('refused', `The printer refused the job: ${error.message}.`);
  }
  const cause = error instanceof Error ? error.message : 'the hand-over broke';
  return new SubmissionError('unknown', `It is not known whether the printer has the job: ${cause}.`);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
