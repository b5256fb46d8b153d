import { canAccess, hasRoles, isAdministrator, type AccessRule, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';

/** A screen open to everybody, a screen only for those not signed in, or a rule. */
export type RouteAccess = 'public' | 'signed-out' | AccessRule;

export type Navigation =
  | { kind: 'enter' }
  /** `isRefusal`: the screen is closed to the person, who should hear why they are elsewhere. */
  | { kind: 'redirect'; to: string; remember?: boolean; isRefusal?: boolean }
  /** The person's own home is closed to them: nothing to send them to. */
  | { kind: 'forbidden' };

interface NavigationFacts {
  access: RouteAccess;
  /** The path asked for, with its query. */
  target: string;
  isLoggedIn: boolean;
  user: SessionUser | undefined;
}

/**
 * The navigation guard's decision (specification 6): public pages are open; who is not logged in goes to login and
 * the target is remembered; who is logged in does not see login; without roles it is login again; and where the
 * requirement fails administrators go home and users to the user home.
 */
export function decideNavigation({ access, target, isLoggedIn, user }: NavigationFacts): Navigation {
  if (access === 'public') return { kind: 'enter' };
  if (access === 'signed-out')
    return isLoggedIn && user && hasRoles(user) ? { kind: 'redirect', to: homeOf(user) } : { kind: 'enter' };
  if (!isLoggedIn || !user) return { kind: 'redirect', to: paths.login, remember: true };
  if (!hasRoles(user)) return { kind: 'redirect', to: paths.login };
  if (canAccess(user, access)) return { kind: 'enter' };
  const home = homeOf(user);
  if (pathOf(target) === home) return { kind: 'forbidden' };
  // Either start leads to one's own without a word.
  const isStart = [paths.dashboard, paths.home].some((start) => start === pathOf(target));
  return { kind: 'redirect', to: home, ...(!isStart && { isRefusal: true }) };
}

/** Administrators start at the dashboard, everybody else at the user home. */
function homeOf(user: SessionUser): string {
  return isAdministrator(user) ? paths.dashboard : paths.home;
}

function pathOf(target: string): string {
  return target.split('?')[0] ?? target;
}
