import type { PersistStorage, StorageValue } from 'zustand/middleware';
import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { widgetSchema } from '../api/widget-schema';

/** Key and version of what this browser keeps about widgets (specification 3, Widget). */
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

/**
 * Local storage that never throws and loses nothing: what does not fit or may not be written is kept in memory, and
 * what cannot be read is put aside under `<key>.unreadable` before anything is written over it.
 */
export function createWidgetStorage(open: () => Storage): PersistStorage<KeptWidgets> {
  let unwritten: StorageValue<KeptWidgets> | undefined;
  return {
    getItem: (key) => unwritten ?? attempt(() => readStored(open(), key)) ?? null,
    setItem: (key, value) => {
      const isWritten = attempt(() => {
        open().setItem(key, JSON.stringify(value));
        return true;
      });
      unwritten = isWritten ? undefined : value;
    },
    removeItem: (key) => {
      unwritten = undefined;
      attempt(() => open().removeItem(key));
    },
  };
}

function readStored(storage: Storage, key: string): StorageValue<KeptWidgets> | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const stored = storedSchema.safeParse(attempt((): unknown => JSON.parse(text)));
  if (stored.success) return stored.data;
  storage.setItem(`${key}.unreadable`, text);
  return undefined;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
