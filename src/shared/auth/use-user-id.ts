import { decodeJwt } from 'jose';
import { useTokenStore } from './token-store';

/** Returns the id of the signed-in person from the access token; "" if nobody is signed in. */
export function useUserId(): string {
  // Taken from the store as it is: a selector would read the token each time that a component is drawn.
  const token = useTokenStore((state) => state.token);
  return userIdOf(token);
}

function userIdOf(token: string): string {
  try {
    const { UserId: userId } = decodeJwt(token);
    return typeof userId === 'string' || typeof userId === 'number' ? String(userId) : '';
  } catch {
    return '';
  }
}
