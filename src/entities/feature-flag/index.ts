export { featureFlagQueries } from './api/feature-flag-queries';
export type { FeatureFlags } from './api/feature-flag-schema';
export { FeatureGate, type GatingFeature } from './ui/feature-gate';
