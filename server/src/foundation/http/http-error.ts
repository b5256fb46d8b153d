import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One thing wrong with a request: a place in the body, or a variable of a label. */
export interface Problem {
  readonly path?: string;
  readonly variable?: string;
  readonly message: string;
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

/** A refusal with its status and the sentence a person reads; sent as `{Message, requestId, problems?}`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly problems: readonly Problem[];
  readonly oauthError: OauthError | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.status = status;
    this.problems = details.problems ?? [];
    this.oauthError = details.oauthError;
    this.headers = details.headers ?? {};
  }
}

/** 404 for a thing that is not there, or is another organisation's: the answer is the same. */
export const notFound = (thing: string, id: number | string) =>
  new HttpError(404, `There is no ${thing} ${id}.`);
