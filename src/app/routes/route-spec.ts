import type { ComponentType } from 'react';
import type { RouteAccess } from './decide-navigation';

/** One screen: where it is, who may enter, what frame it has, and the chunk that draws it. */
export interface RouteSpec {
  path: string;
  title: string;
  access: RouteAccess;
  layout: 'public' | 'member';
  page: () => Promise<ComponentType>;
}
