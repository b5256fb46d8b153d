import { authApi, callForEffect } from '@/shared/api';
import { endSession, useTokenStore } from '@/shared/auth';
import { takesSignOut } from '../model/server-flags';

/**
 * Signs out: first here and in the other tabs, whatever the server says; then the server is told to forget the
 * refresh token, where it takes that call.
 */
export function signOut(): void {
  const { refreshToken } = useTokenStore.getState();
  endSession();
  if (refreshToken === '' || !takesSignOut()) return;
  callForEffect(authApi, 'post', 'api/account/logout', { json: { refreshToken } }).catch(() => undefined);
}
