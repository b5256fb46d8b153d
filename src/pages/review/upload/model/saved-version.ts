import type { Id } from '@/shared/api';

/** A version that is there by now. */
export interface SavedVersion {
  labelVersionId: Id;
  versionHash: string;
  state: string;
}
