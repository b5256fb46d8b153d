import { currentSessionUser } from '@/entities/session';

/** Whose prints this browser makes now; "" while nobody is signed in. */
export function ownerId(): string {
  return currentSessionUser()?.userId ?? '';
}
