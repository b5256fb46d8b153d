import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { featureFlagQueries } from '../api/feature-flag-queries';
import type { FeatureFlags } from '../api/feature-flag-schema';

/** Features that gate tiles (specification 6); those that gate the sidebar are under `showFeatures`. */
export type GatingFeature = Exclude<keyof FeatureFlags, 'showFeatures' | 'printHistoryEnabled'>;

interface FeatureGateProps {
  feature: GatingFeature;
  /** Shows the content while the feature is off: `pdfOnly` inverted hides Printers when only PDF is available. */
  inverted?: boolean;
  children: ReactNode;
}

/**
 * Shows its content if the organisation has a feature. Shows nothing while the features are unknown, because content
 * that disappears again gets pressed by mistake.
 */
export function FeatureGate({ feature, inverted = false, children }: FeatureGateProps) {
  const { data: features } = useQuery(featureFlagQueries.mine());
  if (!features) return null;
  return features[feature] === inverted ? null : children;
}
