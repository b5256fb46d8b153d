import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';

/**
 * One thing wrong with a request: a place in the body, or a variable of a label. What the reader of a body found (zod) has
 * no code.
 */
export interface Problem extends Partial<Omit<Sentence, 'message'>> {
  readonly message: string;
  readonly path?: string;
  readonly variable?: string;
}

interface HttpErrorDetails {
  readonly problems?: readonly Problem[];
  /** The code of RFC 6749, for the token call: told as `error`, with the sentence as `error_description`. */
  readonly oauthError?: OauthError;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the token call refuses with (RFC 6749, 5.2). */
type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope';

/**
 * A refusal with its status and the sentence a person reads; sent as `{Message, code, args, requestId, problems?}`, where
 * `Message` is English.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly sentence: Sentence;
  readonly problems: readonly Problem[];
  readonly oauthError: OauthError | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, sentence: Sentence, details: HttpErrorDetails = {}) {
    super(sentence.message);
    this.status = status;
    this.sentence = sentence;
    this.problems = details.problems ?? [];
    this.oauthError = details.oauthError;
    this.headers = details.headers ?? {};
  }
}

/** A kind of record that a call may ask for by its id. */
export type RecordKind = keyof typeof sentences.missing;

/** 404 for a record that is not there, or is another organisation's: the answer is the same. */
export const notFound = (kind: RecordKind, id: number | string) =>
  new HttpError(404, sentences.missing[kind]({ id }));
