import type { DrawnVersion } from '../model/compare-in-worker';
import type { VersionComparison } from './use-version-comparison';

/** What every way to compare two versions is given. */
export interface StageProps {
  comparison: VersionComparison;
  before: DrawnVersion;
  after: DrawnVersion;
  /** What both fit on. */
  ground: { widthMm: number; heightMm: number };
}
