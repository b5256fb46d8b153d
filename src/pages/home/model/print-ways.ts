import { ClipboardList, Package, Tag, Zap, type LucideIcon } from 'lucide-react';
import { generatePath } from 'react-router';
import type { FeatureFlags } from '@/entities/subscription';
import { paths } from '@/shared/routes';

export interface PrintWay {
  name: 'quickPrint' | 'articles' | 'orders' | 'labels';
  path: string;
  icon: LucideIcon;
}

interface OfferedWay extends PrintWay {
  /** Returns whether the organisation has the required feature; always shown if undefined. */
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

/** Returns the ways to print that this organisation has; while the features are unknown, only those that need none. */
export function printWays(features: FeatureFlags | undefined): PrintWay[] {
  return WAYS.filter(
    ({ isEnabled }) => isEnabled === undefined || (features !== undefined && isEnabled(features)),
  );
}
