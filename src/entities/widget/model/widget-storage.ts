import type { PersistStorage, StorageValue } from 'zustand/middleware';
import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { widgetSchema } from '../api/widget-schema';
import type { StorageHealth } from './storage-health';

/** Key and version of the widget data in this browser (specification 3, Widget). */
export const WIDGET_STORAGE_KEY = 'platen-widgets';
export const WIDGET_STORAGE_VERSION = 1;

const keptSchema = z.object({
  /** By organisation: one browser may serve several. */
  widgets: z.record(z.string(), lenient.list(widgetSchema)),
  /** By person, then by widget. */
  choices: z.record(z.string(), z.record(z.string(), z.boolean())),
});
export type KeptWidgets = z.infer<typeof keptSchema>;

const storedSchema = z.object({ state: keptSchema, version: z.literal(WIDGET_STORAGE_VERSION) });

/** Suffix of the key of a second copy: data that another program truncates is restored from there. */
const LAST_GOOD_SUFFIX = '.last-good';
const UNREADABLE_SUFFIX = '.unreadable';

/**
 * Returns local storage that never throws and loses nothing: data that does not fit or may not be written is kept in
 * memory; unreadable data is saved under `<key>.unreadable` before it is overwritten, and is replaced by the last good
 * copy, stored under `<key>.last-good`. `tell` receives the result.
 */
export function createWidgetStorage(
  open: () => Storage,
  tell: (health: StorageHealth) => void = () => {},
): PersistStorage<KeptWidgets> {
  let unwritten: StorageValue<KeptWidgets> | undefined;
  const write = (key: string, text: string) =>
    attempt(() => {
      open().setItem(key, text);
      return true;
    }) ?? false;
  return {
    getItem: (key) => {
      if (unwritten) return unwritten;
      const stored = attempt(() => readStored(open(), key));
      if (stored) return stored;
      const lastGood = attempt(() => readGood(open().getItem(key + LAST_GOOD_SUFFIX)));
      if (lastGood) tell('restored');
      return lastGood ?? null;
    },
    setItem: (key, value) => {
      const text = JSON.stringify(value);
      const isWritten = write(key, text);
      unwritten = isWritten ? undefined : value;
      // When there is no room for both, an older good copy is better than none.
      if (isWritten) write(key + LAST_GOOD_SUFFIX, text);
      tell(isWritten ? 'good' : 'full');
    },
    removeItem: (key) => {
      unwritten = undefined;
      attempt(() => open().removeItem(key));
      attempt(() => open().removeItem(key + LAST_GOOD_SUFFIX));
    },
  };
}

function readStored(storage: Storage, key: string): StorageValue<KeptWidgets> | undefined {
  const text = storage.getItem(key);
  const stored = readGood(text);
  if (text !== null && !stored) storage.setItem(key + UNREADABLE_SUFFIX, text);
  return stored;
}

function readGood(text: string | null): StorageValue<KeptWidgets> | undefined {
  const stored = storedSchema.safeParse(attempt((): unknown => JSON.parse(text ?? '')));
  return stored.success ? stored.data : undefined;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
