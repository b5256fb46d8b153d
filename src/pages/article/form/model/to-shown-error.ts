import { ApiError, toApiError } from '@/shared/api';

/**
 * Returns a failed save for display: with the sentences of its problems, without the paths of the request. If the error
 * has its own sentence (specification 8), the server's follows below it.
 */
export function toShownError(error: unknown): ApiError {
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
