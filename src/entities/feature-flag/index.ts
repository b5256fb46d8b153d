export { featureFlagQueries } from './api/feature-flag-queries';
export type { FeatureFlags } from './api/feature-flag-schema';
/** @public The tiles of the dashboard are its users. */
export { FeatureGate } from './ui/feature-gate';
