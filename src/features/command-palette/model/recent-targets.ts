import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { RECENT_MAX } from '../config/limits';
import { keyOf, targetSchema } from './command';

const STORAGE_KEY = 'platen-recent-commands';

const recentSchema = z.object({ target: targetSchema, text: z.string(), detail: lenient.text() });
/** Recently opened target; its path is determined anew each time, since roles change. */
export type Recent = z.infer<typeof recentSchema>;

/** Stored for one person only: on a shared computer the next person does not see the targets of the previous one. */
const storedSchema = z.object({ owner: z.string(), recents: z.array(recentSchema) });

/** Returns the targets this person last opened in this browser, newest first. Never throws. */
export function readRecents(owner: string): Recent[] {
  try {
    const stored = storedSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    return stored.owner === owner ? stored.recents.slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

/** Puts a target in front of those opened before. Does nothing when the browser stores nothing. */
export function keepRecent(owner: string, { target, text, detail }: Recent): void {
  const others = readRecents(owner).filter((one) => keyOf(one.target) !== keyOf(target));
  const recents = [{ target, text, detail }, ...others].slice(0, RECENT_MAX);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, recents }));
  } catch {
    // When the storage is full or blocked, only this entry is lost.
  }
}
