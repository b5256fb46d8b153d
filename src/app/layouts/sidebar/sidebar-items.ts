import {
  BadgeCheck,
  BookImage,
  ClipboardList,
  ClipboardPen,
  FileUp,
  History,
  House,
  LayoutDashboard,
  LayoutTemplate,
  Network,
  Package,
  PackagePlus,
  Printer,
  RotateCcwSquare,
  Settings,
  SlidersHorizontal,
  Tag,
  Tags,
  type LucideIcon,
} from 'lucide-react';
import { generatePath } from 'react-router';
import type { FeatureFlags } from '@/entities/feature-flag';
import { access, canAccess, isAdministrator, type AccessRule, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { hasFeatureOf } from '../has-feature-of';

export interface SidebarItem {
  text: string;
  path: string;
  icon: LucideIcon;
}

interface SidebarRule extends SidebarItem {
  rule: AccessRule;
}

/** The sidebar of specification 2, in its order. Dashboard and Home exclude each other. */
const ITEMS: readonly SidebarRule[] = [
  { text: 'My orders', path: paths.myOrders, icon: ClipboardList, rule: access.member },
  { text: 'My articles', path: generatePath(paths.printArticles), icon: Package, rule: access.member },
  { text: 'My labels', path: paths.printLabels, icon: Tag, rule: access.member },
  { text: 'Settings', path: paths.settings, icon: Settings, rule: access.signedIn },
  { text: 'Print preferences', path: paths.preferences, icon: SlidersHorizontal, rule: access.printers },
  { text: 'Printers', path: paths.printers, icon: Printer, rule: access.printers },
  { text: 'Print History', path: paths.printHistory, icon: History, rule: access.signedIn },
  { text: 'Media library', path: paths.mediaLibrary, icon: BookImage, rule: access.labels },
];

/** What managers set up: administrators have the tiles of their dashboard for it. */
const MANAGED: readonly SidebarRule[] = [
  { text: 'Labels', path: paths.labels, icon: Tags, rule: access.labels },
  { text: 'Label review', path: paths.qualityLabels, icon: BadgeCheck, rule: access.quality },
  { text: 'Standard labels', path: paths.standardLabels, icon: LayoutTemplate, rule: access.labels },
  { text: 'Articles', path: paths.articles, icon: PackagePlus, rule: access.articles },
  { text: 'Orders', path: paths.orders, icon: ClipboardPen, rule: access.orders },
  { text: 'Groups', path: paths.groups, icon: Network, rule: access.groups },
  { text: 'Import data', path: paths.importData, icon: FileUp, rule: access.imports },
  { text: 'Import history', path: paths.importHistory, icon: RotateCcwSquare, rule: access.imports },
];

interface SidebarGroups {
  main: SidebarItem[];
  /** What this person may set up for others; empty for most. */
  managed: SidebarItem[];
}

/** What the sidebar offers this person; while the features are unknown only what needs none. */
export function sidebarItems(user: SessionUser, features: FeatureFlags | undefined): SidebarGroups {
  const isAdmin = isAdministrator(user);
  const start: SidebarItem = isAdmin
    ? { text: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard }
    : { text: 'Home', path: paths.home, icon: House };
  const offered = (items: readonly SidebarRule[]) =>
    items.filter(({ rule, path }) => canAccess(user, rule) && hasFeatureOf(path, features));
  return { main: [start, ...offered(ITEMS)], managed: isAdmin ? [] : offered(MANAGED) };
}
