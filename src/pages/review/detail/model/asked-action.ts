import type { SeenVersion, VersionAction } from './use-version-action';

/** Chosen step of the review that must be confirmed before it is taken. */
export interface AskedAction {
  action: VersionAction;
  version: SeenVersion;
}
