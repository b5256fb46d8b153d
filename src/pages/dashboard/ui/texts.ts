import type { TileGroup, TileName } from '../model/tile-groups';

const tiles: Readonly<Record<TileName, string>> = {
  users: 'Users',
  groups: 'Groups',
  widgets: 'Widgets',
  labels: 'Labels',
  articles: 'Articles',
  orders: 'Orders',
  printers: 'Printers',
  importFile: 'Import file',
  importConfigurations: 'Import configurations',
  importHistory: 'Import history',
  standardTemplates: 'Standard templates',
  clients: 'Clients',
  agents: 'Agents',
  connectors: 'Connectors',
  webHooks: 'Web hooks',
};

const groups: Readonly<Record<TileGroup['name'], string>> = {
  content: 'Labels and data',
  people: 'People',
  printing: 'Printing',
  imports: 'Import',
  integrations: 'Integrations',
};

/** “Labels”, “Labels and orders”, “Labels, orders and groups”. */
function listed(names: readonly string[]): string {
  const words = names.map((name, index) => (index === 0 ? name : name.toLowerCase()));
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export const texts = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  description: 'What waits for a decision, and everything that can be set up.',
  manage: 'Manage',
  tile: (name: TileName) => tiles[name],
  group: (name: TileGroup['name']) => groups[name],
  notCounted: 'Count not available',
  someNotCounted: 'Some counts could not be loaded. The tiles lead on all the same.',
  countAgain: 'Count again',
  featuresFailed: 'What your organisation has could not be loaded: some tiles are missing',
  outOfReach: (names: readonly TileName[]) =>
    `${listed(names.map((name) => tiles[name]))} need roles that you do not have.`,
  changeRoles: 'Change your roles',
  pauseSubscription: 'Pause Subscription',
  seeLimits: 'See all limits',
  limitsTitle: 'Limits of the subscription',
  limitsHint: (type: string) =>
    `${type === '' ? '' : `Your organisation has the ${type} subscription. `}A limit that is full takes nothing away: only more of it is refused.`,
  limitNear: 'Nearly full',
  limitFull: 'Full',
  close: 'Close',
} as const;
