import { decodeJwt } from 'jose';
import { useTokenStore } from './token-store';

/** The id of the signed-in person, as the access token has it; "" where nobody is signed in. */
export const useUserId = (): string => useTokenStore(({ token }) => userIdOf(token));

function userIdOf(token: string): string {
  try {
    const { UserId: userId } = decodeJwt(token);
    return typeof userId === 'string' || typeof userId === 'number' ? String(userId) : '';
  } catch {
    return '';
  }
}
