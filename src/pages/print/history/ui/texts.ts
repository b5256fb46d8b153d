import type { Period } from '../model/history-filter';

const number = (count: number) => count.toLocaleString('en');
const labels = (count: number) => (count === 1 ? '1 label' : `${number(count)} labels`);
const jobs = (count: number) => (count === 1 ? '1 print job' : `${number(count)} print jobs`);
const files = (count: number) => (count === 1 ? '1 file' : `${number(count)} files`);

const PERIOD_WORDS: Readonly<Record<Period | '', string>> = {
  '': 'Any time',
  today: 'Today',
  week: 'Last 7 days',
  month: 'This month',
  custom: 'Custom',
};

/** The words of the print history. */
export const texts = {
  title: 'Print history',
  description: 'What was printed, when, on which printer and by whom.',
  notOffered: 'Your organisation does not have the print history. An administrator can ask for it.',
  count: jobs,
  caption: 'Print jobs',
  time: 'Time',
  label: 'Label',
  article: 'Article',
  labels: 'Labels',
  printer: 'Printer',
  person: 'Person',
  state: 'State',
  job: 'Print job',
  reprint: 'Reprint',
  labelsOf: labels,
  none: 'Nothing has been printed yet. What is printed from now on is listed here.',
  noneFound: 'No prints match these filters.',
  clear: 'Clear filters',
  export: 'Export CSV',
  exported: (name: string) => `${name} was downloaded.`,

  filters: 'Filters',
  filtersOf: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  period: 'Time',
  periodWord: (period: Period | '') => PERIOD_WORDS[period],
  from: 'From',
  to: 'To',
  searchArticle: 'Article name',
  anyLabel: 'Any label',
  anyPrinter: 'Any printer',
  anyState: 'Any state',
  anybody: 'Anybody',
  active: 'Active filters',
  chip: (name: string, value: string) => `${name}: ${value}`,
  remove: (chip: string) => `Remove ${chip}`,

  plot: (total: { labels: number; jobs: number }, first: string, last: string) =>
    `${labels(total.labels)} in ${jobs(total.jobs)}, ${first} to ${last}`,
  most: (day: string, count: number) => `Most on ${day}: ${labels(count)}.`,
  day: (day: string, count: { labels: number; jobs: number }) =>
    `${day}: ${labels(count.labels)} in ${jobs(count.jobs)}`,
  perDay: 'Labels per day',
  plotHint: 'Left and right arrow choose a day, Enter shows its prints.',

  close: 'Close',
  loading: 'Loading',
  computer: 'Computer',
  reprintOf: 'Prints again',
  reprints: 'Printed again',
  reason: 'Reason',
  by: (time: string, person: string) => `${time}, ${person}`,
  entries: (count: number) => `What was printed: ${files(count)}`,
  version: 'Version',
  versionOf: (version: number, current: number | undefined) =>
    current === undefined || current === version ? `${version}` : `${version}, by now ${current}`,
  reviewOf: (words: string) => `${words}: all versions and their review`,
  order: 'Order',
  values: 'Values',
  noValues: 'This label has no variables.',
  empty: 'empty',
  reprintJob: 'Reprint job',
  reprintEntry: 'Reprint this entry',
  reprintEntryOf: (label: string, article: string) =>
    `Reprint this entry: ${[label, article].filter(Boolean).join(', ')}`,
  notYours: 'Only the person who printed it, or an administrator, can print it again.',
  noPrinting: 'Printing again needs an account of type User.',

  back: 'Back to the print job',
  reprintTitle: 'Print again',
  whatAll: (count: number, label: string) => `The whole job: ${labels(count)} of ${label}`,
  whatEntry: (count: number, label: string) => `One entry: ${labels(count)} of ${label}`,
  which: 'Version of the label',
  same: 'As it was printed',
  sameHint: (versions: string) => `Version ${versions}, with the same values.`,
  current: 'The current version',
  currentHint: 'With the same values. It is refused where they do not fit any more.',
  quantity: 'How many',
  asMany: (count: number) => `As many as were printed: ${labels(count)}.`,
  samePrinter: (printer: string) => `As then: ${printer}`,
  why: 'Why is it printed again?',
  chooseReason: 'Choose a reason',
  reasons: ['Damaged', 'Lost', 'Wrong quantity'],
  other: 'Other',
  otherWords: 'Say why',
  details: 'Details (optional)',
  reasonMissing: 'Choose a reason: it stays with the print.',
  otherMissing: 'Say why: it stays with the print.',
  print: (count: number) => `Print ${labels(count)}`,
} as const;
