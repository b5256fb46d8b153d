import type { reviewFilters } from '../model/review-filter';

const filters: Readonly<Record<(typeof reviewFilters)[number], string>> = {
  mine: 'Waiting for me',
  review: 'In review',
  drafts: 'Drafts',
};

export const texts = {
  title: 'Label review',
  description: 'What waits for a decision, and every label with its newest version.',
  caption: 'Labels under review',
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
  search: 'Search labels',
  none: 'There are no labels yet. The first version of a label is made where labels are added.',
  toLabels: 'Add label',
  label: 'Label',
  printed: 'Printed',
  newest: 'Newest version',
  waits: 'Waits for',
  since: (moment: string) => `since ${moment}`,
  actions: 'Actions',
  show: 'Show',
  filter: (filter: (typeof reviewFilters)[number]) => filters[filter],
  version: (version: number | undefined) => (version === undefined ? '' : `Version ${version}`),
  nothingPrinted: 'Nothing yet',
  editDraft: 'Edit draft',
  preview: (label: string) => `Preview ${label}`,
  upload: (label: string) => `Upload a version of ${label}`,
  disabled: 'Disabled',
  settings: 'Signing of decisions',
  asksPassword: 'Ask for the password at each decision',
  asksPasswordHint:
    'Whoever approves or publishes a version gives their password again. The history then says that the decision was signed.',
  settingsFailed: 'This was not changed.',
} as const;
