import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { RECENT_MAX } from '../config/limits';
import { keyOf, targetSchema } from './command';

const STORAGE_KEY = 'platen-recent-commands';

const recentSchema = z.object({ target: targetSchema, text: z.string(), detail: lenient.text() });
/** What somebody opened; its path is found anew each time, since roles change. */
export type Recent = z.infer<typeof recentSchema>;

/** Of one person only: on a shared computer the next one finds nothing of the last. */
const storedSchema = z.object({ owner: z.string(), recents: z.array(recentSchema) });

/** What this person opened last in this browser, the newest first. Never throws. */
export function readRecents(owner: string): Recent[] {
  try {
    const stored = storedSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    return stored.owner === owner ? stored.recents.slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

/** Puts something in front of what was opened before. Does nothing where the browser keeps nothing. */
export function keepRecent(owner: string, { target, text, detail }: Recent): void {
  const others = readRecents(owner).filter((one) => keyOf(one.target) !== keyOf(target));
  const recents = [{ target, text, detail }, ...others].slice(0, RECENT_MAX);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ owner, recents }));
  } catch {
    // A full or closed storage only costs the memory of this.
  }
}
