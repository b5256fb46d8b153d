import { ApiError, toApiError } from '@/shared/api';

/** Returns a failed save for display: with its sentence, without the paths of the request. */
export function toShownError(error: unknown): ApiError {
  const { message, kind, status, requestId } = toApiError(error);
  return new ApiError(message, { kind, status, requestId });
}
