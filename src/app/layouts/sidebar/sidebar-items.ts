import {
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
import type { FeatureFlags } from '@/entities/feature-flag';
import { access, canAccess, isAdministrator, type AccessRule, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { hasFeatureOf } from '../has-feature-of';
import type { texts } from './texts';

export interface SidebarItem {
  text: string;
  path: string;
  icon: LucideIcon;
}

interface SidebarRule extends SidebarItem {
  rule: AccessRule;
}

/** What everybody may have in the sidebar (specification 2, Sidebar), and the cards one prints with. */
const OWN: readonly SidebarRule[] = [
  { text: 'Quick print', path: paths.quickPrint, icon: Zap, rule: access.member },
  { text: 'My orders', path: paths.myOrders, icon: ClipboardList, rule: access.member },
  { text: 'My articles', path: generatePath(paths.printArticles), icon: Package, rule: access.member },
  { text: 'My labels', path: paths.printLabels, icon: Tag, rule: access.member },
  { text: 'Settings', path: paths.settings, icon: Settings, rule: access.signedIn },
  { text: 'Print preferences', path: paths.preferences, icon: SlidersHorizontal, rule: access.printers },
  { text: 'Printers', path: paths.printers, icon: Printer, rule: access.printers },
  { text: 'Print History', path: paths.printHistory, icon: History, rule: access.signedIn },
  { text: 'Media library', path: paths.mediaLibrary, icon: BookImage, rule: access.labels },
];

/** What is set up for others. */
const MANAGED: readonly SidebarRule[] = [
  { text: 'Labels', path: paths.labels, icon: Tags, rule: access.labels },
  { text: 'Label review', path: paths.qualityLabels, icon: BadgeCheck, rule: access.quality },
  { text: 'Standard labels', path: paths.standardLabels, icon: LayoutTemplate, rule: access.labels },
  { text: 'Articles', path: paths.articles, icon: PackagePlus, rule: access.articles },
  { text: 'Orders', path: paths.orders, icon: ClipboardPen, rule: access.orders },
  { text: 'Groups', path: paths.groups, icon: Network, rule: access.groups },
  { text: 'Users', path: paths.users, icon: Users, rule: access.administration },
  { text: 'Widgets', path: paths.widgetAdministration, icon: LayoutGrid, rule: access.administration },
];

const IMPORTS: readonly SidebarRule[] = [
  { text: 'Import data', path: paths.importData, icon: FileUp, rule: access.imports },
  {
    text: 'Import configurations',
    path: paths.importConfigurations,
    icon: FileCog,
    rule: access.administration,
  },
  { text: 'Import history', path: paths.importHistory, icon: RotateCcwSquare, rule: access.imports },
];

const INTEGRATIONS: readonly SidebarRule[] = [
  { text: 'Clients', path: paths.integrationClients, icon: Boxes, rule: access.administration },
  { text: 'Agents', path: paths.activeAgents, icon: Plug, rule: access.administration },
  { text: 'Connectors', path: paths.connectors, icon: Cable, rule: access.connectors },
  { text: 'Web hooks', path: paths.webHooks, icon: Webhook, rule: access.administration },
];

export interface SidebarSection {
  /** Its heading; none above what is one's own. */
  title: keyof typeof texts.sections | undefined;
  items: SidebarItem[];
}

/** What the sidebar offers this person; while the features are unknown only what needs none. No section is empty. */
export function sidebarSections(user: SessionUser, features: FeatureFlags | undefined): SidebarSection[] {
  const start: SidebarItem = isAdministrator(user)
    ? { text: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard }
    : { text: 'Home', path: paths.home, icon: House };
  const offered = (items: readonly SidebarRule[]) =>
    items.filter(({ rule, path }) => canAccess(user, rule) && hasFeatureOf(path, features));
  const sections: SidebarSection[] = [
    { title: undefined, items: [start, ...offered(OWN)] },
    { title: 'manage', items: offered(MANAGED) },
    { title: 'imports', items: offered(IMPORTS) },
    { title: 'integrations', items: offered(INTEGRATIONS) },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
