export const texts = {
  title: 'Import configurations',
  description: 'How files that come again and again are read: chosen by name when somebody imports.',
  add: 'Add configuration',
  search: 'Search configurations',
  caption: 'Import configurations',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'configuration' : 'configurations'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} configurations`,
    noneFor: ({ search }: { search: string }) => `No configurations found for “${search}”.`,
    noneForFilters: 'No configurations match the filters.',
    noneForBoth: ({ search }: { search: string }) =>
      `No configurations found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'configuration' : 'configurations'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'configuration' : 'configurations'} selected`,
  },
  name: 'Configuration',
  kind: 'Imports',
  kinds: { articles: 'Articles', orders: 'Orders' } as Readonly<Record<string, string>>,
  columns: 'Columns',
  group: 'Into the group',
  ownGroup: 'Group of the person',
  changed: 'Changed',
  unknown: '–',
  cardColumns: (count: number) => (count === 1 ? '1 column' : `${count} columns`),
  none: 'There are no configurations yet. Add one for a file that comes regularly.',
  notPart: 'Importing is not part of your subscription.',
} as const;
