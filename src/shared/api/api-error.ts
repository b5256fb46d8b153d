import { HTTPError, TimeoutError } from 'ky';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sharedTexts } from '../i18n';
import { isRecord } from '../lib/is-record';
import { readSentence } from './read-sentence';

/** Why a call did not give what was asked. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'unreadable' | 'aborted';

/** A fault the server found in one field or variable of what was sent. */
export interface ApiProblem {
  field: string;
  /** Where in what was sent: `labels.2.articleId`. */
  path?: string;
  message: string;
}

interface ApiErrorFacts {
  kind: ApiErrorKind;
  status?: number | undefined;
  requestId?: string | undefined;
  problems?: readonly ApiProblem[] | undefined;
  /** What an error with a sentence of its own stands for. */
  cause?: ApiError;
}

/** The one error of every call. `message` is a sentence for the person; the rest is for code. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly problems: readonly ApiProblem[];

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.name = 'ApiError';
    this.kind = facts.kind;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.problems = facts.problems ?? [];
  }
}

/** Returns the ApiError for whatever a call threw, with what the server said where it said something. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) return answerError(error.response.status, error.data);
  if (error instanceof TimeoutError) return new ApiError(sharedTexts.api.tooSlow, { kind: 'timeout' });
  if (error instanceof DOMException && error.name === 'AbortError')
    return new ApiError(sharedTexts.api.cancelled, { kind: 'aborted' });
  return new ApiError(sharedTexts.api.noAnswer, { kind: 'network' });
}

/** Returns the error for an answer of a status from 400 on, with what the server said where it said something. */
export function answerError(status: number, body: unknown): ApiError {
  const record = isRecord(body) ? body : {};
  const text = textOf(record['Message']) ?? textOf(record['message']);
  const message = text === undefined ? sharedTexts.api.status({ status }) : readSentence(record, text);
  return new ApiError(message, {
    kind: 'http',
    status,
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

/** "Not offered by this server": a call of our own that a foreign backend does not know (design 2.4). */
export function isNotOffered(error: ApiError | null): boolean {
  return error?.status === 404 || error?.status === 405 || error?.status === 501;
}

/**
 * What was asked of the server, or the screen's own sentence where this server has no such call: what somebody wanted
 * cannot be done here, and that is no fault of theirs. Other errors pass as they are.
 */
export function orNotOffered<Answer>(asked: Promise<Answer>, sentence: string): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw isNotOffered(toApiError(error)) ? new Error(sentence) : error;
  });
}

/**
 * A save that somebody else may have come before (409): then what they saved is read, and is there as soon as this
 * person's own changes are discarded. Every error passes as it is, without waiting for that.
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
