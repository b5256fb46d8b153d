import { describe, expect, it } from 'vitest';
import type { Subscription } from '@/entities/subscription';
import { limitOverview, type LimitLine } from './limit-overview';

const full: Subscription = {
  type: 'Professional',
  maxPrinterModels: 5,
  printerModels: 4,
  maxLabels: 12,
  labels: 3,
  maxUsers: 10,
  activeUsers: 9,
  invitedUsers: 1,
  agentsEnabled: true,
  maxAgents: 3,
  activeAgents: 0,
  connectorsEnabled: true,
  activeConnectorId: 4,
  integrationClientsEnabled: true,
  activeIntegrationClients: 2,
  maxIntegrationClients: undefined,
  integrationWebHooksEnabled: true,
  widgetsEnabled: true,
  widgets: 1,
  maxWidgets: 0,
  unaskedLabels: 100,
};
const none: Subscription = {
  ...full,
  type: 'Free',
  agentsEnabled: false,
  connectorsEnabled: false,
  activeConnectorId: undefined,
  integrationClientsEnabled: false,
  integrationWebHooksEnabled: false,
  widgetsEnabled: false,
  maxLabels: undefined,
  labels: undefined,
};
const erp = { id: 4, name: 'Bakery ERP' };

const overview = (subscription: Subscription, isImportEnabled: boolean | undefined = true) =>
  limitOverview({
    subscription,
    prints: subscription.type === 'Free' ? { allowedPrintJobs: 50, printedJobs: 13 } : undefined,
    isImportEnabled,
    connectors: [erp],
  });
const line = (lines: readonly LimitLine[], key: string) => lines.find((one) => one.key === key);

describe('the overview of all limits', () => {
  it('lists each limit once, in one order', () => {
    expect(overview(full).map(({ title, state, amount }) => [title, state, amount])).toEqual([
      ['Users', 'full', '10 of 10'],
      ['Prints this month', 'open', 'No limit'],
      ['Labels', 'free', '3 of 12'],
      ['Printer models', 'near', '4 of 5'],
      ['Widgets', 'full', '1 of 0'],
      ['Agents', 'free', '0 of 3'],
      ['Connectors', 'on', 'Included'],
      ['Integration clients', 'open', '2 in use'],
      ['Web hooks', 'on', 'Included'],
      ['Imports', 'on', 'Included'],
    ]);
  });

  it('lists what a subscription is without, too', () => {
    expect(overview(none, false).map(({ title, state, amount }) => [title, state, amount])).toEqual([
      ['Users', 'full', '10 of 10'],
      ['Prints this month', 'free', '13 of 50'],
      ['Labels', 'open', 'Not reported by this server'],
      ['Printer models', 'near', '4 of 5'],
      ['Widgets', 'off', 'Not included'],
      ['Agents', 'off', 'Not included'],
      ['Connectors', 'off', 'Not included'],
      ['Integration clients', 'off', 'Not included'],
      ['Web hooks', 'off', 'Not included'],
      ['Imports', 'off', 'Not included'],
    ]);
  });

  it.each<[string, Subscription, string]>([
    [
      'users',
      full,
      'Includes 1 open invitation. Nobody else can be invited. Disable somebody, withdraw an invitation, or choose a larger subscription.',
    ],
    [
      'agents',
      full,
      'Once all are in use, no more agents can be added. Delete one, or choose a larger subscription.',
    ],
    ['agents', none, 'No agents can be added. Printing goes through the printer helper on each computer.'],
    ['prints', full, 'Only the Free subscription has a monthly print limit.'],
    ['connectors', full, '“Bakery ERP” is in use.'],
    ['connectors', { ...full, activeConnectorId: 9 }, '“9” is in use.'],
    ['connectors', { ...full, activeConnectorId: undefined }, 'None is in use yet.'],
    ['connectors', none, 'No connectors can be added, so articles from other systems cannot be printed.'],
    ['webHooks', none, 'No web hooks can be added, and existing ones receive nothing.'],
    ['imports', full, 'You can import any number of article and order files.'],
  ])('says of %s what it blocks', (key, subscription, sentence) => {
    expect(line(overview(subscription), key)?.sentence).toBe(sentence);
  });

  it('says nothing of imports before it is known whether there are any', () => {
    expect(
      line(
        limitOverview({ subscription: full, prints: undefined, isImportEnabled: undefined, connectors: [] }),
        'imports',
      ),
    ).toBeUndefined();
  });

  it('fills a bar no further than it is long', () => {
    expect(overview(full).map(({ share }) => share)).toEqual([
      1,
      undefined,
      0.25,
      0.8,
      1,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
