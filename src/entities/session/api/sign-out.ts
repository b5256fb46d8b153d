import { authApi, callForEffect } from '@/shared/api';
import { endSession, useTokenStore } from '@/shared/auth';
import { takesSignOut } from '../model/server-flags';

/**
 * Signs out: first here and in the other tabs, regardless of the server; then asks the server to revoke the refresh
 * token, if it has that call.
 */
export function signOut(): void {
  const { refreshToken } = useTokenStore.getState();
  endSession();
  if (refreshToken === '' || !takesSignOut()) return;
  callForEffect(authApi, 'post', 'api/account/logout', { json: { refreshToken } }).catch(() => undefined);
}
