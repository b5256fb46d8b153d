import { sentenceOf } from '../helper-error.ts';
import { describeStatus, isSuccess, passingRefusals, statusCodes } from '../ipp/ipp-codes.ts';
import { exchangeIpp, HttpRefusalError, type IppEndpoint } from '../ipp/ipp-exchange.ts';
import { groupOf } from '../ipp/ipp-message.ts';
import type { IppMessage } from '../ipp/ipp-value.ts';
import type { Timeouts } from '../limits.ts';
import { NoConnectionError } from '../printer-connection.ts';
import { sentences } from '../sentences/index.ts';
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
    throw new SubmissionError('unknown', sentences.job.notNumbered);
  }
  const ignored = groupOf(answer, 'unsupported').names();
  const isPartly = answer.code === statusCodes.okIgnoredAttributes && ignored.length > 0;
  return {
    kind: 'queued',
    printerJob,
    ...(isPartly && { note: sentences.job.ignored({ attributes: ignored.join(', ') }) }),
  };
}

function refusalOf(answer: IppMessage): SubmissionError {
  if (passingRefusals.has(answer.code)) {
    return new SubmissionError('retry', describeStatus(answer.code));
  }
  const attributes = groupOf(answer, 'unsupported').names().join(', ');
  const status = describeStatus(answer.code, { at: 'start' });
  const { refused, refusedFor } = sentences.job;
  return new SubmissionError(
    'refused',
    attributes === '' ? refused({ status }) : refusedFor({ status, attributes }),
  );
}

function submissionErrorOf(error: unknown): unknown {
  if (error instanceof SubmissionError) {
    return error;
  }
  if (error instanceof NoConnectionError) {
    return new SubmissionError('retry', error.sentence);
  }
  if (error instanceof HttpRefusalError) {
    return new SubmissionError('refused', sentences.job.turnedAway({ cause: error.sentence }));
  }
  return new SubmissionError('unknown', sentences.job.uncertain({ cause: sentenceOf(error) }));
}
