import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';

/** Read of the app: requests, parses, and resolves with the value or rejects. */
export interface AppRead {
  readonly name: string;
  /** Path of the request. */
  readonly path: string;
  readonly run: () => Promise<unknown>;
}

/** Requests as the app does, once. */
export const ask = (options: unknown) => () =>
  new QueryClient().fetchQuery({ ...(options as FetchQueryOptions), retry: false, staleTime: 0 });
