import { useMemo } from 'react';
import { useTokenStore } from '@/shared/auth';
import { userFromToken, type SessionUser } from './session-user';

/** The signed-in person, or undefined. Changes only when the token or the stored roles do. */
export function useSessionUser(): SessionUser | undefined {
  const token = useTokenStore((state) => state.token);
  const roles = useTokenStore((state) => state.roles);
  return useMemo(() => userFromToken(token, roles), [token, roles]);
}

/** The same outside React, for the guard. */
export function currentSessionUser(): SessionUser | undefined {
  const { token, roles } = useTokenStore.getState();
  return userFromToken(token, roles);
}
