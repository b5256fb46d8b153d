import { decodeJwt } from 'jose';
import { useTokenStore } from './token-store';

/** Returns the id of the signed-in person from the access token; "" if nobody is signed in. */
export const useUserId = (): string => useTokenStore(({ token }) => userIdOf(token));

function userIdOf(token: string): string {
  try {
    const { UserId: userId } = decodeJwt(token);
    return typeof userId === 'string' || typeof userId === 'number' ? String(userId) : '';
  } catch {
    return '';
  }
}
