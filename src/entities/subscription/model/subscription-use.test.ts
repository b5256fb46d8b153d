import { describe, expect, it } from 'vitest';
import { subscriptionSchema } from '../api/subscription-schema';
import { subscriptionUse } from './subscription-use';

const subscription = (facts: object) => subscriptionSchema.parse({ type: 'Free', ...facts });

describe('subscriptionUse', () => {
  it.each([
    [0, 10, 'free'],
    [7, 10, 'free'],
    [8, 10, 'near'],
    [9, 10, 'near'],
    [10, 10, 'full'],
    [12, 10, 'full'],
    [0, 0, 'full'],
  ])('says of %i of %i users that this is %s', (activeUsers, maxUsers, level) => {
    expect(subscriptionUse(subscription({ activeUsers, maxUsers }))).toEqual([
      {
        name: 'users',
        used: activeUsers,
        allowed: maxUsers,
        room: Math.max(0, maxUsers - activeUsers),
        promised: 0,
        level,
      },
    ]);
  });

  it('counts the places that open invitations hold', () => {
    expect(subscriptionUse(subscription({ activeUsers: 3, invitedUsers: 2, maxUsers: 5 }))).toMatchObject([
      { name: 'users', used: 5, room: 0, promised: 2, level: 'full' },
    ]);
  });

  it('leaves out what has no limit, no count, or is not in the subscription', () => {
    const facts = { maxLabels: 5, widgetsEnabled: false, widgets: 1, maxWidgets: 3, maxPrinterModels: 2 };
    expect(subscriptionUse(subscription(facts))).toEqual([]);
  });

  it('tells the prints of the month first', () => {
    const all = subscription({ activeUsers: 1, maxUsers: 3, labels: 4, maxLabels: 5, printerModels: 1 });
    const uses = subscriptionUse(all, { allowedPrintJobs: 50, printedJobs: 12 });
    expect(uses.map(({ name }) => name)).toEqual(['prints', 'users', 'labels']);
  });
});
