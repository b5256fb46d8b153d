export type { ComparedVersion } from './api/comparison-queries';
export type { SampleChoice } from './lib/sample-choices';
export { useWarmComparison } from './model/use-warm-comparison';
export { CompareVersions } from './ui/compare-versions';
export { RegionList } from './ui/region-list';
export { SampleSelect } from './ui/sample-select';
export { StressFindings } from './ui/stress-findings';
export { useVersionComparison, type VersionComparison } from './ui/use-version-comparison';
export { useVersionSamples } from './ui/use-version-samples';
