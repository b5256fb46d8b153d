import { ClipboardList, Package, Tag, Zap, type LucideIcon } from 'lucide-react';
import { generatePath } from 'react-router';
import type { FeatureFlags } from '@/entities/feature-flag';
import { paths } from '@/shared/routes';

export interface PrintWay {
  name: 'quickPrint' | 'articles' | 'orders' | 'labels';
  path: string;
  icon: LucideIcon;
}

interface OfferedWay extends PrintWay {
  /** Shown only while the organisation has this; always when not given. */
  isEnabled?: (features: FeatureFlags) => boolean;
}

const WAYS: readonly OfferedWay[] = [
  { name: 'quickPrint', path: paths.quickPrint, icon: Zap },
  {
    name: 'articles',
    path: generatePath(paths.printArticles),
    icon: Package,
    isEnabled: ({ showFeatures }) => showFeatures.showMyArticles,
  },
  {
    name: 'orders',
    path: paths.myOrders,
    icon: ClipboardList,
    isEnabled: ({ showFeatures }) => showFeatures.showMyOrders,
  },
  {
    name: 'labels',
    path: paths.printLabels,
    icon: Tag,
    isEnabled: ({ showFeatures }) => showFeatures.myLabels.showMyLabels,
  },
];

/** The ways to print that this organisation has; while the features are unknown only what needs none. */
export function printWays(features: FeatureFlags | undefined): PrintWay[] {
  return WAYS.filter(
    ({ isEnabled }) => isEnabled === undefined || (features !== undefined && isEnabled(features)),
  );
}
