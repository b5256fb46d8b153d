import {
  Activity,
  BadgeCheck,
  BookImage,
  Boxes,
  Cable,
  ClipboardList,
  ClipboardPen,
  FileCog,
  FileUp,
  History,
  House,
  LayoutDashboard,
  LayoutGrid,
  LayoutTemplate,
  ListOrdered,
  Network,
  Package,
  PackagePlus,
  Plug,
  Printer,
  RotateCcwSquare,
  Settings,
  SlidersHorizontal,
  Tag,
  Tags,
  Users,
  Webhook,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { generatePath } from 'react-router';
import type { FeatureFlags } from '@/entities/subscription';
import { access, canAccess, isAdministrator, type AccessRule, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import type { texts } from './i18n';
import { hasFeatureOf, needsFeature } from '../has-feature-of';

export interface SidebarItem {
  name: keyof typeof texts.items;
  path: string;
  icon: LucideIcon;
}

interface SidebarRule extends SidebarItem {
  rule: AccessRule;
}

/** Sidebar items that everybody may have (specification 2, Sidebar), including the cards to print with. */
const OWN: readonly SidebarRule[] = [
  { name: 'quickPrint', path: paths.quickPrint, icon: Zap, rule: access.member },
  { name: 'myOrders', path: paths.myOrders, icon: ClipboardList, rule: access.member },
  { name: 'myArticles', path: generatePath(paths.printArticles), icon: Package, rule: access.member },
  { name: 'myLabels', path: paths.printLabels, icon: Tag, rule: access.member },
  { name: 'settings', path: paths.settings, icon: Settings, rule: access.signedIn },
  { name: 'preferences', path: paths.preferences, icon: SlidersHorizontal, rule: access.printers },
  { name: 'printers', path: paths.printers, icon: Printer, rule: access.printers },
  { name: 'printHistory', path: paths.printHistory, icon: History, rule: access.signedIn },
  { name: 'mediaLibrary', path: paths.mediaLibrary, icon: BookImage, rule: access.labels },
];

/** Items with which managers and administrators set things up for others. */
const MANAGED: readonly SidebarRule[] = [
  { name: 'labels', path: paths.labels, icon: Tags, rule: access.labels },
  { name: 'review', path: paths.qualityLabels, icon: BadgeCheck, rule: access.quality },
  { name: 'standardLabels', path: paths.standardLabels, icon: LayoutTemplate, rule: access.labels },
  { name: 'articles', path: paths.articles, icon: PackagePlus, rule: access.articles },
  { name: 'orders', path: paths.orders, icon: ClipboardPen, rule: access.orders },
  { name: 'groups', path: paths.groups, icon: Network, rule: access.groups },
  { name: 'users', path: paths.users, icon: Users, rule: access.administration },
  { name: 'counters', path: paths.counters, icon: ListOrdered, rule: access.administration },
  { name: 'widgets', path: paths.widgetAdministration, icon: LayoutGrid, rule: access.administration },
  { name: 'system', path: paths.system, icon: Activity, rule: access.administration },
];

const IMPORTS: readonly SidebarRule[] = [
  { name: 'importData', path: paths.importData, icon: FileUp, rule: access.imports },
  {
    name: 'importConfigurations',
    path: paths.importConfigurations,
    icon: FileCog,
    rule: access.administration,
  },
  { name: 'importHistory', path: paths.importHistory, icon: RotateCcwSquare, rule: access.imports },
];

const INTEGRATIONS: readonly SidebarRule[] = [
  { name: 'clients', path: paths.integrationClients, icon: Boxes, rule: access.administration },
  { name: 'agents', path: paths.activeAgents, icon: Plug, rule: access.administration },
  { name: 'connectors', path: paths.connectors, icon: Cable, rule: access.connectors },
  { name: 'webHooks', path: paths.webHooks, icon: Webhook, rule: access.administration },
];

export interface SidebarSection {
  /** Heading of the section; undefined for the person's own items. */
  title: keyof typeof texts.sections | undefined;
  items: SidebarItem[];
}

/**
 * Returns the sidebar sections for this person, without empty ones; without features, only items that need none. While
 * they are being read, only the items above the first that needs one: what is shown does not move when they are known.
 */
export function sidebarSections(
  user: SessionUser,
  { features, isReading }: { features: FeatureFlags | undefined; isReading: boolean },
): SidebarSection[] {
  let mayMove = false;
  const start: SidebarItem = isAdministrator(user)
    ? { name: 'dashboard', path: paths.dashboard, icon: LayoutDashboard }
    : { name: 'home', path: paths.home, icon: House };
  const offered = (items: readonly SidebarRule[]) =>
    items.filter(({ rule, path }) => {
      if (!canAccess(user, rule)) return false;
      mayMove ||= isReading && needsFeature(path);
      return !mayMove && hasFeatureOf(path, features);
    });
  const sections: SidebarSection[] = [
    { title: undefined, items: [start, ...offered(OWN)] },
    { title: 'manage', items: offered(MANAGED) },
    { title: 'imports', items: offered(IMPORTS) },
    { title: 'integrations', items: offered(INTEGRATIONS) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
