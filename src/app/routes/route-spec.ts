import type { ComponentType } from 'react';
import type { RouteAccess } from './decide-navigation';

/** One screen: where it is, who may enter, what frame it has, and the chunk that draws it. */
export interface RouteSpec {
  path: string;
  /** Read when it is shown: texts in other languages come after the routes. */
  title: () => string;
  access: RouteAccess;
  layout: 'public' | 'member';
  page: () => Promise<ComponentType>;
  /** What is drawn instead while the address says which record of the list is open. */
  openedPage?: () => Promise<ComponentType>;
}
