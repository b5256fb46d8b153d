import type { Id } from '@/shared/api';

/** Version that exists on the server. */
export interface SavedVersion {
  labelVersionId: Id;
  versionHash: string;
  state: string;
}
