import type { Sentence } from 'label-core/sentence';
import { sentences } from './sentences/index.ts';

export type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 500 | 503;

/** Error with a sentence that explains it to a person. */
export abstract class SentenceError extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.message);
    this.sentence = sentence;
  }
}

/** A request that the helper refuses, with an HTTP status and a sentence for the person at the screen. */
export class HelperError extends SentenceError {
  override readonly name = 'HelperError';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, sentence: Sentence) {
    super(sentence);
    this.status = status;
  }
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the sentence of any thrown value. A value without one is a system error, whose own message is used as text. */
export function sentenceOf(error: unknown): Sentence {
  return error instanceof SentenceError ? error.sentence : sentences.cause.said({ text: messageOf(error) });
}

/** Returns the `code` of a system error (`ECONNREFUSED`, `EADDRINUSE`…), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
