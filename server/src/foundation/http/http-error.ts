import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';

/**
 * Problem of a request: with a place in the body, or a variable of a label. A problem found by the reader of a body
 * (zod) has no code.
 */
export interface Problem extends Partial<Omit<Sentence, 'message'>> {
  readonly message: string;
  readonly path?: string;
  readonly variable?: string;
}

interface HttpErrorDetails {
  readonly problems?: readonly Problem[];
  /** Error code of RFC 6749, for the token call: sent as `error`, with the sentence as `error_description`. */
  readonly oauthError?: OauthError;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Error codes of the token call (RFC 6749, 5.2). */
type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope';

/**
 * Refusal with a status and a sentence for people; sent as `{Message, code, args, requestId, problems?}`, where
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

/** Kind of record that a call may request by its id. */
export type RecordKind = keyof typeof sentences.missing;

/** Returns the 404 for a record that does not exist or belongs to another organisation: the response is the same. */
export const notFound = (kind: RecordKind, id: number | string) =>
  new HttpError(404, sentences.missing[kind]({ id }));
