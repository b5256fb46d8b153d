import type { AccessRule } from '@/entities/session';
import type { RouteSpec } from './route-spec';

/** Screen that can be opened without parameters by anybody the rule allows. */
export interface OpenScreen {
  title: string;
  path: string;
  rule: AccessRule;
}

/** Matches a parameter of a path, and whether it is optional. */
const PARAMETER = /\/:\w+(\??)/g;

/** Returns the screens of the member layout that need no parameter. */
export function openScreens(routes: readonly RouteSpec[]): OpenScreen[] {
  return routes.flatMap(({ path, title, access, layout }) => {
    if (layout !== 'member' || typeof access === 'string') return [];
    const bare = path.replaceAll(PARAMETER, (part, isOptional: string) => (isOptional === '' ? part : ''));
    return bare.includes(':') ? [] : [{ title: title(), path: bare, rule: access }];
  });
}
