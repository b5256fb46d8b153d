import type { DrawnVersion } from '../model/compare-in-worker';
import type { VersionComparison } from './use-version-comparison';

/** Props of every mode of comparison. */
export interface StageProps {
  comparison: VersionComparison;
  before: DrawnVersion;
  after: DrawnVersion;
  /** Size that both versions fit on. */
  ground: { widthMm: number; heightMm: number };
}
