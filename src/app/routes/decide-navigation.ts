import { canAccess, hasRoles, isAdministrator, type AccessRule, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';

/** `public`: open to everybody; `signed-out`: only for those not signed in; or a rule. */
export type RouteAccess = 'public' | 'signed-out' | AccessRule;

export type Navigation =
  | { kind: 'enter' }
  /** `isRefusal`: the person may not open the screen and must be told why they are redirected. */
  | { kind: 'redirect'; to: string; remember?: boolean; isRefusal?: boolean }
  /** The person may not open their own home either, so there is no target for a redirect. */
  | { kind: 'forbidden' };

interface NavigationFacts {
  access: RouteAccess;
  /** Requested path with its query. */
  target: string;
  isLoggedIn: boolean;
  user: SessionUser | undefined;
}

/**
 * Returns the navigation guard's decision (specification 6): public pages are open; a person who is not logged in is
 * redirected to login and the target is remembered; a logged-in person does not see login; without roles the target is
 * login again; an administrator who must set up a second factor does that first; and where the requirement fails, administrators go home and users to the user home.
 */
export function decideNavigation({ access, target, isLoggedIn, user }: NavigationFacts): Navigation {
  if (access === 'public') return { kind: 'enter' };
  if (access === 'signed-out')
    return isLoggedIn && user && hasRoles(user) ? { kind: 'redirect', to: homeOf(user) } : { kind: 'enter' };
  if (!isLoggedIn || !user) return { kind: 'redirect', to: paths.login, remember: true };
  if (!hasRoles(user)) return { kind: 'redirect', to: paths.login };
  if (user.needsSecondFactor && pathOf(target) !== paths.secondFactor)
    return { kind: 'redirect', to: paths.secondFactor, remember: true };
  if (canAccess(user, access)) return { kind: 'enter' };
  const home = homeOf(user);
  if (pathOf(target) === home) return { kind: 'forbidden' };
  // Both start pages redirect to the person's own one without a message.
  const isStart = [paths.dashboard, paths.home].some((start) => start === pathOf(target));
  return { kind: 'redirect', to: home, ...(!isStart && { isRefusal: true }) };
}

/** Returns the dashboard for administrators and the user home for everybody else. */
function homeOf(user: SessionUser): string {
  return isAdministrator(user) ? paths.dashboard : paths.home;
}

function pathOf(target: string): string {
  return target.split('?')[0] ?? target;
}
