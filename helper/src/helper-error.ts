import type { Sentence } from 'label-core/sentence';

export type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 500 | 503;

/** A request that the helper refuses, with an HTTP status and a sentence for the person at the screen. */
export class HelperError extends Error {
  override readonly name = 'HelperError';
  readonly status: RefusalStatus;
  readonly sentence: Sentence;

  constructor(status: RefusalStatus, sentence: Sentence) {
    super(sentence.message);
    this.status = status;
    this.sentence = sentence;
  }
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the `code` of a system error (`ECONNREFUSED`, `EADDRINUSE`…), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
