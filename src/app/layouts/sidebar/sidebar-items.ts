import {
  BookImage,
  ClipboardList,
  History,
  House,
  LayoutDashboard,
  Package,
  Printer,
  Settings,
  SlidersHorizontal,
  Tag,
  type LucideIcon,
} from 'lucide-react';
import type { FeatureFlags } from '@/entities/feature-flag';
import { access, canAccess, isAdministrator, type AccessRule, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';

export interface SidebarItem {
  text: string;
  path: string;
  icon: LucideIcon;
}

interface SidebarRule extends SidebarItem {
  rule: AccessRule;
  /** Shown only while the organisation has this; always when not given. */
  isEnabled?: (features: FeatureFlags) => boolean;
}

/** The sidebar of specification 2, in its order. Dashboard and Home exclude each other. */
const ITEMS: readonly SidebarRule[] = [
  {
    text: 'My orders',
    path: paths.myOrders,
    icon: ClipboardList,
    rule: access.member,
    isEnabled: (f) => f.showFeatures.showMyOrders,
  },
  {
    text: 'My articles',
    path: '/print-articles',
    icon: Package,
    rule: access.member,
    isEnabled: (f) => f.showFeatures.showMyArticles,
  },
  {
    text: 'My labels',
    path: paths.printLabels,
    icon: Tag,
    rule: access.member,
    isEnabled: (f) => f.showFeatures.myLabels.showMyLabels,
  },
  { text: 'Settings', path: paths.settings, icon: Settings, rule: access.signedIn },
  {
    text: 'Print preferences',
    path: paths.preferences,
    icon: SlidersHorizontal,
    rule: access.printers,
    isEnabled: (f) => f.showFeatures.showPrinterPreferences,
  },
  {
    text: 'Printers',
    path: paths.printers,
    icon: Printer,
    rule: access.printers,
    isEnabled: (f) => f.showFeatures.showPrinters,
  },
  {
    text: 'Print History',
    path: paths.printHistory,
    icon: History,
    rule: access.signedIn,
    isEnabled: (f) => f.printHistoryEnabled,
  },
  { text: 'Media library', path: paths.mediaLibrary, icon: BookImage, rule: access.labels },
];

/** What the sidebar offers this person; while the features are unknown only what needs none. */
export function sidebarItems(user: SessionUser, features: FeatureFlags | undefined): SidebarItem[] {
  const start: SidebarItem = isAdministrator(user)
    ? { text: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard }
    : { text: 'Home', path: paths.home, icon: House };
  const offered = ITEMS.filter(
    ({ rule, isEnabled }) =>
      canAccess(user, rule) && (isEnabled === undefined || (features !== undefined && isEnabled(features))),
  );
  return [start, ...offered];
}
