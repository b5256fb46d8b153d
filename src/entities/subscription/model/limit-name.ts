import type { LimitUse } from './subscription-use';

const names: Readonly<Record<LimitUse['name'], string>> = {
  prints: 'Prints this month',
  users: 'Users',
  labels: 'Labels',
  printerModels: 'Printer models',
  widgets: 'Widgets',
  agents: 'Agents',
  integrationClients: 'Integration clients',
};

/** What a limit is called on a screen. */
export const limitName = (name: LimitUse['name']): string => names[name];
