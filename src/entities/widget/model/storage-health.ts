import { create } from 'zustand';

/**
 * How the storage of this browser does: `full`, what was changed last lives in this tab alone; `restored`, what stood
 * there could not be read, and the last good set took its place.
 */
export type StorageHealth = 'good' | 'full' | 'restored';

export const useStorageHealth = create<{ health: StorageHealth }>()(() => ({ health: 'good' }));

export const tellHealth = (health: StorageHealth): void => useStorageHealth.setState({ health });
