import { ApiError, toApiError } from '@/shared/api';

/**
 * A failed save for the person: what was sent is told by its sentences, not by the paths of the request. Where the error
 * has a sentence of its own (specification 8) the server's comes below it.
 */
export function faultInWords(error: unknown): ApiError {
  const { message, kind, status, requestId, problems, cause } = toApiError(error);
  const sentences = problems.length > 0 ? problems.map((problem) => problem.message) : causeOf(cause);
  return new ApiError(message, {
    kind,
    status,
    requestId,
    problems: [...new Set(sentences)]
      .filter((sentence) => !message.includes(sentence))
      .map((sentence) => ({ field: '', message: sentence })),
  });
}

const causeOf = (cause: unknown) => (cause instanceof ApiError ? [cause.message] : []);
