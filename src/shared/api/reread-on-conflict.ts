import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { toApiError } from './api-error';

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
