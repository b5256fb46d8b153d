import { authApi, callForEffect } from '@/shared/api';
import { endSession, useTokenStore } from '@/shared/auth';
import { runtimeConfig } from '@/shared/config';

/** The flag of config.json for a backend that takes the sign-out call, which is one of our own. */
const FLAG = 'signOutCall';

/**
 * Signs out: first here and in the other tabs, whatever the server says; then the server is told to forget the
 * refresh token, where it takes that call.
 */
export function signOut(): void {
  const { refreshToken } = useTokenStore.getState();
  endSession();
  if (refreshToken === '' || runtimeConfig().flags[FLAG] !== true) return;
  callForEffect(authApi, 'post', 'api/account/logout', { json: { refreshToken } }).catch(() => undefined);
}
