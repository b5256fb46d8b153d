export const texts = {
  title: 'Labels',
  description: 'What your organisation prints: each label with its newest version, and for whom it is.',
  add: 'Add label',
  fromStandard: 'From a standard label',
  search: 'Search labels',
  caption: 'Labels',
  name: 'Label',
  state: 'State',
  groups: 'Offered to',
  articles: 'Articles',
  enabled: 'Enabled',
  isEnabled: 'Enabled',
  isDisabled: 'Disabled',
  states: {
    published: 'Can be printed',
    review: 'Under review',
    draft: 'Draft',
    never: 'Never published',
  },
  enable: (count: number) => (count === 1 ? 'Enable 1 label' : `Enable ${count.toLocaleString('en')} labels`),
  disable: (count: number) =>
    count === 1 ? 'Disable 1 label' : `Disable ${count.toLocaleString('en')} labels`,
  enabledDone: (count: number) => (count === 1 ? '1 label was enabled.' : `${count} labels were enabled.`),
  disabledDone: (count: number) =>
    count === 1
      ? '1 label was disabled. Nobody can print it.'
      : `${count} labels were disabled. Nobody can print them.`,
  enableFailed: 'The labels could not be enabled.',
  disableFailed: 'The labels could not be disabled.',
  none: 'There are no labels yet. Add the first one from a file, or begin with a standard label.',
  noun: { one: 'label', many: 'labels' },
} as const;
