import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api';
import { DEFAULT_STALE_MS } from '../config/timings';
import { RETRIES } from '../config/limits';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Keys of everything this write makes stale: refetched before the mutation counts as done. */
      invalidates?: readonly QueryKey[];
      /** The caller shows a failure at its own place; otherwise it is a notification. */
      errorShownBy?: 'caller';
    };
  }
}

/** Where errors go that no screen shows in place. */
export interface Notify {
  error: (message: string) => void;
}

/**
 * The one query client. It decides centrally where a failure shows: a failed refetch while old data is on screen
 * and a failed write go to a notification; a first load that fails is the screen's own error state.
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
      // What a person saves is sent or refused now: a save that waits for the network would come as a surprise later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Only what may be different next time is asked again: no answer, a timeout, a fault of the server. */
function isWorthRepeating(failures: number, error: ApiError): boolean {
  if (failures >= RETRIES) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
