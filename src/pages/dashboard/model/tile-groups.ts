import {
  Boxes,
  Cable,
  ClipboardList,
  FileCog,
  FileUp,
  History,
  LayoutGrid,
  LayoutTemplate,
  Network,
  Package,
  Plug,
  Printer,
  Tag,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { GatingFeature, FeatureFlags } from '@/entities/subscription';
import { access, type AccessRule, canAccess, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';

export type TileName =
  | 'users'
  | 'groups'
  | 'widgets'
  | 'labels'
  | 'articles'
  | 'orders'
  | 'printers'
  | 'importFile'
  | 'importConfigurations'
  | 'importHistory'
  | 'standardTemplates'
  | 'clients'
  | 'agents'
  | 'connectors'
  | 'webHooks';

/** Link from the dashboard, for people with the role, in organisations with the feature. */
export interface Tile {
  name: TileName;
  path: string;
  icon: LucideIcon;
  rule: AccessRule;
  gate?: { feature: GatingFeature; inverted?: boolean };
}

export interface TileGroup {
  name: 'people' | 'content' | 'printing' | 'imports' | 'integrations';
  tiles: readonly Tile[];
}

/** Tiles of the dashboard (specification 2), each with the required role and feature (specification 6). */
export const TILE_GROUPS: readonly TileGroup[] = [
  {
    name: 'content',
    tiles: [
      { name: 'labels', path: paths.labels, icon: Tag, rule: access.labels },
      {
        name: 'standardTemplates',
        path: paths.standardLabels,
        icon: LayoutTemplate,
        rule: access.labels,
        gate: { feature: 'setupStandardLabelsEnabled' },
      },
      { name: 'articles', path: paths.articles, icon: Package, rule: access.articles },
      { name: 'orders', path: paths.orders, icon: ClipboardList, rule: access.orders },
    ],
  },
  {
    name: 'people',
    tiles: [
      { name: 'users', path: paths.users, icon: Users, rule: access.administration },
      { name: 'groups', path: paths.groups, icon: Network, rule: access.groups },
    ],
  },
  {
    name: 'printing',
    tiles: [
      {
        name: 'printers',
        path: paths.printers,
        icon: Printer,
        rule: access.printers,
        // Organisations that print PDF only have no printers to manage.
        gate: { feature: 'pdfOnly', inverted: true },
      },
      { name: 'widgets', path: paths.widgetAdministration, icon: LayoutGrid, rule: access.administration },
    ],
  },
  {
    name: 'imports',
    tiles: [
      {
        name: 'importFile',
        path: paths.importData,
        icon: FileUp,
        rule: access.imports,
        gate: { feature: 'importEnabled' },
      },
      {
        name: 'importConfigurations',
        path: paths.importConfigurations,
        icon: FileCog,
        rule: access.administration,
        gate: { feature: 'importEnabled' },
      },
      {
        name: 'importHistory',
        path: paths.importHistory,
        icon: History,
        rule: access.imports,
        gate: { feature: 'importEnabled' },
      },
    ],
  },
  {
    name: 'integrations',
    tiles: [
      {
        name: 'clients',
        path: paths.integrationClients,
        icon: Boxes,
        rule: access.administration,
        gate: { feature: 'integrationClientsEnabled' },
      },
      {
        name: 'agents',
        path: paths.activeAgents,
        icon: Plug,
        rule: access.administration,
        gate: { feature: 'agentsEnabled' },
      },
      {
        name: 'connectors',
        path: paths.connectors,
        icon: Cable,
        rule: access.connectors,
        gate: { feature: 'connectorsEnabled' },
      },
      {
        name: 'webHooks',
        path: paths.webHooks,
        icon: Webhook,
        rule: access.administration,
        gate: { feature: 'integrationWebHooksEnabled' },
      },
    ],
  },
];

const isThere = ({ gate }: Tile, features: FeatureFlags | undefined) =>
  gate === undefined || (features !== undefined && features[gate.feature] !== (gate.inverted ?? false));

/**
 * Returns the tiles that this person cannot see only because a role is missing; the organisation has their features. The
 * dashboard lists them, because an administrator can assign the role and a newcomer would have to guess.
 */
export function tilesOutOfReach(user: SessionUser, features: FeatureFlags | undefined): TileName[] {
  return TILE_GROUPS.flatMap(({ tiles }) => tiles)
    .filter((tile) => isThere(tile, features) && !canAccess(user, tile.rule))
    .map(({ name }) => name);
}
