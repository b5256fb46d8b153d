import type { LimitUse } from '../model/subscription-use';

const names: Readonly<Record<LimitUse['name'], string>> = {
  prints: 'Prints this month',
  users: 'Users',
  labels: 'Labels',
  printerModels: 'Printer models',
  widgets: 'Widgets',
  agents: 'Agents',
  integrationClients: 'Integration clients',
};

/** What is blocked once a limit is reached; nothing that exists is taken away. */
const blocked: Readonly<Record<LimitUse['name'], string>> = {
  prints: 'Nothing more is printed until next month.',
  users: 'Nobody more can be invited.',
  labels: 'No label more can be added.',
  printerModels: 'No printer of another model can be added.',
  widgets: 'No widget more can be added.',
  agents: 'No agent more can connect.',
  integrationClients: 'No client more can be added.',
};

export const texts = {
  title: 'Subscription',
  type: 'Type',
  name: (name: LimitUse['name']) => names[name],
  usedOf: (used: number, allowed: number) => `${used} of ${allowed}`,
  blocked: (name: LimitUse['name']) => blocked[name],
  near: 'Nearly used up.',
} as const;
