import { currentSessionUser } from '@/entities/session';

/** Returns the person who owns this browser's prints now; "" while nobody is signed in. */
export function ownerId(): string {
  return currentSessionUser()?.userId ?? '';
}
