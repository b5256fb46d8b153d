import { ApiError, toApiError } from '@/shared/api';

/** A failed save for the person: by its sentence, not by the paths of the request. */
export function faultInWords(error: unknown): ApiError {
  const { message, kind, status, requestId } = toApiError(error);
  return new ApiError(message, { kind, status, requestId });
}
