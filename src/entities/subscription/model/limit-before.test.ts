import { describe, expect, it } from 'vitest';
import { subscriptionSchema } from '../api/subscription-schema';
import { limitBefore } from './limit-before';
import { subscriptionUse } from './subscription-use';

const FULL = {
  type: 'Enterprise',
  activeUsers: 3,
  maxUsers: 3,
  labels: 5,
  maxLabels: 5,
  printerModels: 2,
  maxPrinterModels: 2,
  widgets: 1,
  maxWidgets: 1,
  agentsEnabled: true,
  activeAgents: 4,
  maxAgents: 4,
  integrationClientsEnabled: true,
  activeIntegrationClients: 1,
  maxIntegrationClients: 1,
};
const uses = (facts: object, prints?: { allowedPrintJobs: number; printedJobs: number }) =>
  subscriptionUse(subscriptionSchema.parse(facts), prints);
const labels = (used: number, allowed: number) => {
  const [use] = uses({ labels: used, maxLabels: allowed });
  if (!use) throw new Error('no limit');
  return use;
};

describe('a limit, before something is done', () => {
  it.each([
    [0, 5, 1, false, '0 of 5 labels in your subscription are in use. There is room for 5 more.'],
    [4, 5, 1, false, '4 of 5 labels in your subscription are in use. There is room for 1 more.'],
    [
      4,
      5,
      2,
      true,
      '4 of 5 labels in your subscription are in use. There is room for 1 more. Disable or delete one, or choose a larger subscription.',
    ],
    [
      5,
      5,
      1,
      true,
      '5 of 5 labels in your subscription are in use. No more labels can be added. Disable or delete one, or choose a larger subscription.',
    ],
    [5, 5, 0, false, '5 of 5 labels in your subscription are in use.'],
    [7, 5, 0, false, '7 of 5 labels in your subscription are in use.'],
  ])(
    'tells before something is done with %i of %i used and %i needed whether it is blocked: %s',
    (used, allowed, needed, isBlocked, sentence) => {
      expect(limitBefore(labels(used, allowed), needed)).toMatchObject({ isBlocked, sentence });
    },
  );

  it('has words for everything that is limited', () => {
    const sentences = uses(FULL, { allowedPrintJobs: 50, printedJobs: 50 }).map(
      (use) => limitBefore(use).sentence,
    );
    expect(sentences).toEqual([
      '50 of 50 prints this month have been used. Nothing more can be printed until next month. A larger subscription includes more prints.',
      '3 of 3 users in your subscription are taken. Nobody else can be invited. Disable somebody, withdraw an invitation, or choose a larger subscription.',
      '5 of 5 labels in your subscription are in use. No more labels can be added. Disable or delete one, or choose a larger subscription.',
      '2 of 2 printer models in your subscription are in use. No printer of another model can be added. Choose one of the models in use, or a larger subscription.',
      '1 of 1 widgets in your subscription is in use. No more widgets can be added. Delete one, or choose a larger subscription.',
      '4 of 4 agents in your subscription are in use. No more agents can be added. Delete one, or choose a larger subscription.',
      '1 of 1 integration clients in your subscription is in use. No more clients can be added. Delete one, or choose a larger subscription.',
    ]);
  });
});
