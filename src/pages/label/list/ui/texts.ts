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
  completed: {
    title: 'Check your numbers: check digits are no longer added',
    intro:
      'Codes used to complete every number that was one digit short. These labels did so. Correct the numbers, or publish a version of the label that adds the check digit.',
    label: (name: string, version: number | undefined) =>
      version === undefined ? name : `${name}, version ${version}`,
    change: (symbology: string, value: string, former: string, current: string) =>
      current === ''
        ? `${symbology} of ${value} was printed as ${former}; now it is refused.`
        : `${symbology} of ${value} was printed as ${former}; now it is printed as ${current}.`,
    articles: (name: string, count: number) =>
      count <= 1 ? `Article ${name}.` : `Article ${name} and ${(count - 1).toLocaleString('en')} more.`,
    more: (count: number) =>
      count === 1 ? 'and 1 more label' : `and ${count.toLocaleString('en')} more labels`,
  },
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'label' : 'labels'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} labels`,
    noneFor: ({ search }: { search: string }) => `No labels found for “${search}”.`,
    noneForFilters: 'No labels match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No labels found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'label' : 'labels'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'label' : 'labels'} selected`,
  },
} as const;
