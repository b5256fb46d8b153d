import { useMemo } from 'react';
import { useTokenStore } from '@/shared/auth';
import { userFromToken, type SessionUser } from './session-user';

/** Returns the signed-in person, or undefined. Changes only when the token or the stored roles do. */
export function useSessionUser(): SessionUser | undefined {
  const token = useTokenStore((state) => state.token);
  const roles = useTokenStore((state) => state.roles);
  return useMemo(() => userFromToken(token, roles), [token, roles]);
}

/** Returns the same outside React, for the guard. */
export function currentSessionUser(): SessionUser | undefined {
  const { token, roles } = useTokenStore.getState();
  return userFromToken(token, roles);
}
