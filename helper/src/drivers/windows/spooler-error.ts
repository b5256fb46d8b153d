import type { Sentence } from 'label-core/sentence';
import { HelperError, SentenceError, sentenceOf } from '../../helper-error.ts';
import { sentences } from '../../sentences/index.ts';
import { SubmissionError } from '../driver.ts';

/** Error codes of Windows (winerror.h) that the spooler answers with. */
export const windowsErrors = {
  accessDenied: 5,
  invalidParameter: 87,
  insufficientBuffer: 122,
  /** A person closed the dialog of a driver that asks where to save. */
  canceled: 1223,
  serverUnavailable: 1722,
  serverFailed: 1726,
  unknownPrinter: 1801,
} as const;

/** The spooler refused a call. `code` is an error code of Windows, 0 when it gave none. */
export class SpoolerError extends SentenceError {
  override readonly name = 'SpoolerError';
  readonly code: number;

  constructor(call: string, code: number) {
    super(describeCode(call, code));
    this.code = code;
  }
}

function describeCode(call: string, code: number): Sentence {
  switch (code) {
    case windowsErrors.accessDenied: {
      return sentences.cause.notAllowed;
    }
    case windowsErrors.serverUnavailable:
    case windowsErrors.serverFailed: {
      return sentences.cause.noService;
    }
    default: {
      return sentences.cause.windowsError({ call, code: String(code) });
    }
  }
}

/** Returns the refusal of a request that failed before a document was started. */
export function requestErrorOf(error: unknown, queue: string): unknown {
  if (!(error instanceof SpoolerError)) {
    return error;
  }
  return error.code === windowsErrors.unknownPrinter
    ? new HelperError(404, sentences.printerRefusal.noQueue({ queue }))
    : new HelperError(
        503,
        sentences.printerRefusal.unusable({ printer: `“${queue}”`, reason: error.sentence }),
      );
}

/** Returns the failure of a hand-over of which the spooler has nothing. */
export function untouchedErrorOf(error: unknown, queue: string): unknown {
  if (!(error instanceof SpoolerError)) {
    return error;
  }
  const printer = `“${queue}”`;
  switch (error.code) {
    case windowsErrors.unknownPrinter: {
      return new SubmissionError('refused', sentences.printerRefusal.noQueue({ queue }));
    }
    case windowsErrors.canceled:
    case windowsErrors.accessDenied: {
      return new SubmissionError('refused', sentences.job.notPrinted({ printer, cause: error.sentence }));
    }
    default: {
      return new SubmissionError('retry', error.sentence);
    }
  }
}

/** Returns the failure of a hand-over of which the spooler has a part. */
export function unclearErrorOf(error: unknown): SubmissionError {
  return new SubmissionError('unknown', sentences.job.unclear({ cause: sentenceOf(error) }));
}
