import type { LimitUse } from './subscription-use';

interface LimitWords {
  /** What is used: “8 of 10 users are taken.” */
  used: (used: number, allowed: number) => string;
  /** What a limit that is reached blocks; nothing that exists is taken away. */
  blocked: string;
  /** What makes room again. */
  remedy: string;
}

const used = (things: string, verb: string) => (count: number, allowed: number) =>
  `${count} of ${allowed} ${things} of the subscription are ${verb}.`;

/** What is said of each limit, before the action and where it is reached. */
export const limitTexts: Readonly<Record<LimitUse['name'], LimitWords>> = {
  prints: {
    used: (count, allowed) => `${count} of ${allowed} prints of this month are used.`,
    blocked: 'Nothing more is printed until next month.',
    remedy: 'A larger subscription prints more.',
  },
  users: {
    used: used('users', 'taken'),
    blocked: 'Nobody more can be invited.',
    remedy: 'Disable somebody, withdraw an invitation, or choose a larger subscription.',
  },
  labels: {
    used: used('labels', 'in use'),
    blocked: 'No label more can be added.',
    remedy: 'Disable or delete one, or choose a larger subscription.',
  },
  printerModels: {
    used: used('printer models', 'in use'),
    blocked: 'No printer of another model can be added.',
    remedy: 'Choose one of the models in use, or a larger subscription.',
  },
  widgets: {
    used: used('widgets', 'in use'),
    blocked: 'No widget more can be added.',
    remedy: 'Delete one, or choose a larger subscription.',
  },
  agents: {
    used: used('agents', 'in use'),
    blocked: 'No agent more can be added.',
    remedy: 'Delete one, or choose a larger subscription.',
  },
  integrationClients: {
    used: used('integration clients', 'in use'),
    blocked: 'No client more can be added.',
    remedy: 'Delete one, or choose a larger subscription.',
  },
};

export const roomFor = (count: number) => `There is room for ${count} more.`;
