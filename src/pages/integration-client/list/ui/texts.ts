export const texts = {
  title: 'Integration clients',
  description: 'Programs outside Platen that may read and write articles and orders, or print.',
  add: 'Add client',
  search: 'Search clients',
  caption: 'Integration clients',
  name: 'Client',
  scopes: 'May',
  expires: 'Expires',
  lastUsed: 'Last used',
  state: 'State',
  never: 'Never',
  neverUsed: 'Not yet',
  usedOn: (when: string) => `Last used ${when}`,
  notUsed: 'Not used yet',
  none: 'There are no integration clients yet. Add one for each program that shall call Platen.',
  notIncluded: 'Your subscription has no integration clients.',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'client' : 'clients'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} clients`,
    noneFor: ({ search }: { search: string }) => `No clients found for “${search}”.`,
    noneForFilters: 'No clients match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No clients found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'client' : 'clients'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'client' : 'clients'} selected`,
  },
} as const;
