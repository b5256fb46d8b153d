import { HTTPError, TimeoutError } from 'ky';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sharedTexts } from '../i18n';
import { isRecord } from '../lib/is-record';
import { readSentence } from './read-sentence';

/** Reason why a call failed. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'unreadable' | 'aborted';

/** Fault that the server found in one field or variable of the request. */
export interface ApiProblem {
  field: string;
  /** Path within the request body: `labels.2.articleId`. */
  path?: string;
  message: string;
}

interface ApiErrorFacts {
  kind: ApiErrorKind;
  status?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  problems?: readonly ApiProblem[] | undefined;
  /** Original error that this one replaces with a more specific sentence. */
  cause?: ApiError;
}

/** The only error type of API calls. `message` is a sentence for the person; the rest is for code. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** Code of the server's sentence (docs/adr/0035); undefined where it sent none. */
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly problems: readonly ApiProblem[];

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.problems = facts.problems ?? [];
  }
}

/** Returns the ApiError for any thrown value, with the server's message where there is one. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) return answerError(error.response.status, error.data);
  if (error instanceof TimeoutError) return new ApiError(sharedTexts.api.tooSlow, { kind: 'timeout' });
  if (error instanceof DOMException && error.name === 'AbortError')
    return new ApiError(sharedTexts.api.cancelled, { kind: 'aborted' });
  return new ApiError(sharedTexts.api.noAnswer, { kind: 'network' });
}

/** Returns the ApiError for an answer with a status from 400 on, with the server's message where there is one. */
export function answerError(status: number, body: unknown): ApiError {
  const record = isRecord(body) ? body : {};
  const text = textOf(record['Message']) ?? textOf(record['message']);
  const message = text === undefined ? sharedTexts.api.status({ status }) : readSentence(record, text);
  return new ApiError(message, {
    kind: 'http',
    status,
    code: textOf(record['code']),
    requestId: textOf(record['requestId']),
    problems: problemsOf(record['problems']),
  });
}

function problemsOf(value: unknown): ApiProblem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((problem) => {
    const path = textOf(problem['path']);
    return {
      field: textOf(problem['variable']) ?? path ?? textOf(problem['field']) ?? '',
      ...(path !== undefined && { path }),
      message: readSentence(problem, textOf(problem['message']) ?? ''),
    };
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns whether the server does not offer a call: a Platen-specific one that a foreign backend does not know (design 2.4). */
export function isNotOffered(error: ApiError | null): boolean {
  return error?.status === 404 || error?.status === 405 || error?.status === 501;
}

/**
 * Returns the answer. If the server lacks this call, rejects with the screen's own sentence instead: the request cannot be
 * served here, and that is not the person's fault. Passes on other errors unchanged.
 */
export function orNotOffered<Answer>(asked: Promise<Answer>, sentence: string): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw isNotOffered(toApiError(error)) ? new Error(sentence) : error;
  });
}

/**
 * Returns the result of a save. After a conflict (409) starts a refetch of the saved record, so that it is shown as soon
 * as the person discards their own changes. Passes on every error unchanged, without waiting for the refetch.
 */
export function rereadOnConflict<Saved>(
  saving: Promise<Saved>,
  client: QueryClient,
  queryKey: QueryKey,
): Promise<Saved> {
  return saving.catch((error: unknown) => {
    if (toApiError(error).status === 409) void client.invalidateQueries({ queryKey });
    throw error;
  });
}
