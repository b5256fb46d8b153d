import { create } from 'zustand';

/**
 * State of this browser's storage: `full`, the last changes exist in this tab only; `restored`, the stored data was
 * unreadable and was replaced by the last good copy.
 */
export type StorageHealth = 'good' | 'full' | 'restored';

export const useStorageHealth = create<{ health: StorageHealth }>()(() => ({ health: 'good' }));

export const tellHealth = (health: StorageHealth): void => useStorageHealth.setState({ health });
