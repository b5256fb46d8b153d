export const en = {
  title: 'Subscription',
  usedOf: '{used, number} of {allowed, number}',
  atTheLimit: 'When a limit is reached, you keep what you have; you just can’t add more.',
  near: 'Nearly used up.',
  invited: '{count, plural, one {Includes # open invitation.} other {Includes # open invitations.}}',
  roomFor: 'There is room for {count, number} more.',
  outOfPrints: 'Out of printjobs',
  outOfPrintsUntil:
    'This month’s prints are used up. New ones are available on {day}, or with a larger subscription: see the dashboard.',
  /** For each limit: its name, the usage, the blocked action when it is reached, and the remedy. */
  limits: {
    prints: {
      name: 'Prints this month',
      used: '{used, number} of {allowed, number} prints this month have been used.',
      blocked: 'Nothing more can be printed until next month.',
      remedy: 'A larger subscription includes more prints.',
    },
    users: {
      name: 'Users',
      used: '{used, plural, one {# of {allowed, number} users in your subscription is taken.} other {# of {allowed, number} users in your subscription are taken.}}',
      blocked: 'Nobody else can be invited.',
      remedy: 'Disable somebody, withdraw an invitation, or choose a larger subscription.',
    },
    labels: {
      name: 'Labels',
      used: '{used, plural, one {# of {allowed, number} labels in your subscription is in use.} other {# of {allowed, number} labels in your subscription are in use.}}',
      blocked: 'No more labels can be added.',
      remedy: 'Disable or delete one, or choose a larger subscription.',
    },
    printerModels: {
      name: 'Printer models',
      used: '{used, plural, one {# of {allowed, number} printer models in your subscription is in use.} other {# of {allowed, number} printer models in your subscription are in use.}}',
      blocked: 'No printer of another model can be added.',
      remedy: 'Choose one of the models in use, or a larger subscription.',
    },
    widgets: {
      name: 'Widgets',
      used: '{used, plural, one {# of {allowed, number} widgets in your subscription is in use.} other {# of {allowed, number} widgets in your subscription are in use.}}',
      blocked: 'No more widgets can be added.',
      remedy: 'Delete one, or choose a larger subscription.',
    },
    agents: {
      name: 'Agents',
      used: '{used, plural, one {# of {allowed, number} agents in your subscription is in use.} other {# of {allowed, number} agents in your subscription are in use.}}',
      blocked: 'No more agents can be added.',
      remedy: 'Delete one, or choose a larger subscription.',
    },
    integrationClients: {
      name: 'Integration clients',
      used: '{used, plural, one {# of {allowed, number} integration clients in your subscription is in use.} other {# of {allowed, number} integration clients in your subscription are in use.}}',
      blocked: 'No more clients can be added.',
      remedy: 'Delete one, or choose a larger subscription.',
    },
  },
  widgetsNotIncluded: 'Your subscription does not include widgets. A larger one does.',
} as const;
