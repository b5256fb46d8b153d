import { isLoggedIn, useTokenStore } from '@/shared/auth';

/** Where to go after signing in: what was asked for before; undefined leaves it to the guard. */
export function targetAfterSignIn(): string | undefined {
  const { redirectPath, ...session } = useTokenStore.getState();
  return isLoggedIn(session) && redirectPath !== '' ? redirectPath : undefined;
}
