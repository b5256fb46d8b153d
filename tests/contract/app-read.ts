import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';

/** One read of the app: asks, parses, and gives the value or rejects. */
export interface AppRead {
  readonly name: string;
  /** The path it asks for. */
  readonly path: string;
  readonly run: () => Promise<unknown>;
}

/** Asks as the app does, once. */
export const ask = (options: unknown) => () =>
  new QueryClient().fetchQuery({ ...(options as FetchQueryOptions), retry: false, staleTime: 0 });
