export const en = {
  states: { active: 'Active', expired: 'Expired', disabled: 'Disabled' },
  scopes: {
    'articles:read': { name: 'Read articles', hint: 'Search, read and export articles.' },
    'articles:write': { name: 'Change articles', hint: 'Create, change and delete articles.' },
    'orders:read': { name: 'Read orders', hint: 'List and read all orders of the organisation.' },
    'orders:write': { name: 'Change orders', hint: 'Create, change and delete orders.' },
    print: {
      name: 'Print',
      hint: 'Create print jobs and report their results. Read labels and printers.',
    },
  },
} as const;
