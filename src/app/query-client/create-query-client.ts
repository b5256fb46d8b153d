import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api';
import { DEFAULT_STALE_MS } from '../config/timings';
import { RETRIES } from '../config/limits';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Query keys that this write makes stale; they are refetched before the mutation counts as done. */
      invalidates?: readonly QueryKey[];
      /** Set when the caller shows a failure itself; otherwise it becomes a notification. */
      errorShownBy?: 'caller';
    };
  }
}

/** Receiver of the errors that no screen shows in place. */
export interface Notify {
  error: (message: string) => void;
}

/**
 * Returns the app's only query client. It decides centrally where a failure is shown: a failed refetch while old data is
 * on screen and a failed write become notifications; a first load that fails is the screen's own error state.
 */
export function createQueryClient(notify: Notify): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined && query.meta?.['silent'] !== true) notify.error(error.message);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation, { client }) =>
        Promise.all(
          (mutation.meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.errorShownBy !== 'caller') notify.error(error.message);
      },
    }),
    defaultOptions: {
      queries: { staleTime: DEFAULT_STALE_MS, retry: isWorthRepeating },
      // A save is sent or refused now: one that waits for the network would take the person by surprise later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Returns whether to retry: only where the result may differ next time (no answer, timeout, 5xx). */
function isWorthRepeating(failures: number, error: ApiError): boolean {
  if (failures >= RETRIES) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
