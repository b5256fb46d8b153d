import { paths } from '@/shared/routes';
import type { RouteSpec } from './route-spec';

/** Signing in and out, and what is open to everybody. */
export const publicRoutes: readonly RouteSpec[] = [
  {
    path: paths.login,
    title: 'Sign in',
    access: 'signed-out',
    layout: 'public',
    page: async () => (await import('@/pages/account/login')).LoginPage,
  },
  {
    path: paths.register,
    title: 'Register',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/register')).RegisterPage,
  },
  {
    path: paths.policy,
    title: 'Policy',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/policy')).PolicyPage,
  },
  {
    path: paths.invite,
    title: 'Account setup',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/invite')).InvitePage,
  },
  {
    path: paths.passwordForgot,
    title: 'Forgot password',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/password-forgot')).PasswordForgotPage,
  },
  {
    path: paths.silentLogin,
    title: 'Signing in',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/silent-login')).SilentLoginPage,
  },
  {
    path: paths.logout,
    title: 'Logout',
    access: 'public',
    layout: 'public',
    page: async () => (await import('@/pages/account/logout')).LogoutPage,
  },
];
