import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router';

/**
 * Starts what a screen reads first, before the screen is rendered; resolves when the answers are there. A failure is told
 * by the screen, which reads the same.
 */
export type FirstReads = (client: QueryClient, params: Params) => Promise<unknown>;

/** Fetches the code of the parts that a screen shows right after itself. */
export type FetchParts = () => Promise<unknown>;

/** Module of a page: its component, under any name, its first reads, and the parts that are fetched ahead with it. */
export type PageModule = Readonly<Record<string, ComponentType>> & {
  readonly firstReads?: FirstReads;
  readonly fetchParts?: FetchParts;
};
