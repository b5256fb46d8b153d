import type { Storage } from '../api/system-schema';

export type StorageName = keyof Storage;

export interface StoragePart {
  readonly name: StorageName;
  readonly bytes: number;
  /** From 0 to 1. */
  readonly share: number;
}

const ORDER = ['printFiles', 'importFiles', 'mediaFiles', 'labelFiles'] as const;

/** Returns what takes up storage, always in the same order, and the sum of it in bytes. */
export function storageParts(storage: Storage): { parts: readonly StoragePart[]; total: number } {
  const total = ORDER.reduce((sum, name) => sum + storage[name], 0);
  const parts = ORDER.map((name) => ({
    name,
    bytes: storage[name],
    share: total === 0 ? 0 : storage[name] / total,
  }));
  return { parts, total };
}
