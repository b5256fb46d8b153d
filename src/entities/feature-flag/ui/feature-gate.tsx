import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { featureFlagQueries } from '../api/feature-flag-queries';
import type { FeatureFlags } from '../api/feature-flag-schema';

/** The features that gate tiles (specification 6); those that gate the sidebar stand under `showFeatures`. */
export type GatingFeature = Exclude<keyof FeatureFlags, 'showFeatures' | 'printHistoryEnabled'>;

interface FeatureGateProps {
  feature: GatingFeature;
  /** Shows the content while the feature is off: `pdfOnly` inverted hides Printers where there is only PDF. */
  inverted?: boolean;
  children: ReactNode;
}

/**
 * Shows its content where the organisation has a feature. Nothing while the features are unknown: what is shown and
 * taken away again is pressed by mistake.
 */
export function FeatureGate({ feature, inverted = false, children }: FeatureGateProps) {
  const { data: features } = useQuery(featureFlagQueries.mine());
  if (!features) return null;
  return features[feature] === inverted ? null : children;
}
