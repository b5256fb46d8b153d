import { paths } from '@/shared/routes';
import { notBuilt, type RouteSpec } from './route-spec';

/** Signing in and out, and what is open to everybody. */
export const publicRoutes: readonly RouteSpec[] = [
  {
    path: paths.login,
    title: 'Sign in',
    access: 'signed-out',
    layout: 'public',
    page: async () => (await import('@/pages/account/login')).LoginPage,
  },
  { path: paths.register, title: 'Register', access: 'signed-out', layout: 'public', page: notBuilt },
  { path: paths.policy, title: 'Policy', access: 'public', layout: 'public', page: notBuilt },
  { path: paths.invite, title: 'Account setup', access: 'public', layout: 'public', page: notBuilt },
  {
    path: paths.passwordForgot,
    title: 'Forgot password',
    access: 'public',
    layout: 'public',
    page: notBuilt,
  },
  { path: paths.silentLogin, title: 'Signing in', access: 'public', layout: 'public', page: notBuilt },
  {
    path: paths.logout,
    title: 'Logout',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/logout')).LogoutPage,
  },
];
