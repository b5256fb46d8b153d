import type { Sentence } from 'label-core/sentence';
import { sentences } from './sentences/index.ts';

export type RefusalStatus = 400 | 403 | 404 | 409 | 413 | 415 | 421 | 422 | 500 | 503;

/** Something that did not work, and what a person is told of it. */
export abstract class SentenceError extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.message);
    this.sentence = sentence;
  }
}

/** A request the helper refuses, with its HTTP status and a sentence for the person at the screen. */
export class HelperError extends SentenceError {
  override readonly name = 'HelperError';
  readonly status: RefusalStatus;

  constructor(status: RefusalStatus, sentence: Sentence) {
    super(sentence);
    this.status = status;
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The sentence of anything that was thrown. What has none is a fault of a system, and told in its own words. */
export function sentenceOf(error: unknown): Sentence {
  return error instanceof SentenceError ? error.sentence : sentences.cause.said({ text: messageOf(error) });
}

/** The `code` of a system error (`ECONNREFUSED`, `EADDRINUSE`…), if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
