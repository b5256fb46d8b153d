import type { AccessRule } from '@/entities/session';
import type { RouteSpec } from './route-spec';

/** A screen that can be opened as it is, by whom the rule allows. */
export interface OpenScreen {
  title: string;
  path: string;
  rule: AccessRule;
}

/** A part of an address, and whether it may be left out. */
const PARAMETER = /\/:\w+(\??)/g;

/** The screens of those signed in that need nothing to be chosen first. */
export function openScreens(routes: readonly RouteSpec[]): OpenScreen[] {
  return routes.flatMap(({ path, title, access, layout }) => {
    if (layout !== 'member' || typeof access === 'string') return [];
    const bare = path.replaceAll(PARAMETER, (part, isOptional: string) => (isOptional === '' ? part : ''));
    return bare.includes(':') ? [] : [{ title: title(), path: bare, rule: access }];
  });
}
