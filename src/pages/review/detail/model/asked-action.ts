import type { SeenVersion, VersionAction } from './use-version-action';

/** A step of the review that somebody has chosen and that is asked about before it is taken. */
export interface AskedAction {
  action: VersionAction;
  version: SeenVersion;
}
