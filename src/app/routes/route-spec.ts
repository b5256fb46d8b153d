import type { ComponentType } from 'react';
import type { RouteAccess } from './decide-navigation';
import type { FetchParts, FirstReads } from './page-module';

/** One screen: path, access rule, layout, and the chunk that draws it. */
export interface RouteSpec {
  path: string;
  /** A function, because texts in other languages are loaded after the routes. */
  title: () => string;
  access: RouteAccess;
  layout: 'public' | 'member';
  page: () => Promise<ComponentType>;
  /** What the page reads first: it is begun when the screen is opened, beside its code. */
  firstReads?: FirstReads;
  /** Fetches the page and the parts that it shows right after itself. */
  fetchParts?: FetchParts;
  /** Page that is shown instead while the address names the open record of the list. */
  openedPage?: () => Promise<ComponentType>;
}
