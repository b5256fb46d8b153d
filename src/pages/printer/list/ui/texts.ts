import type { PrinterAgent } from '@/entities/printer';

const statusWords: Readonly<Record<PrinterAgent['connectionStatus'], string>> = {
  connected: ' (connected)',
  disconnected: ' (not connected)',
  never: ' (never connected)',
  unknown: '',
};

export const texts = {
  title: 'Printers',
  description: 'The printers of your organisation: what they are, and where their labels come out.',
  add: 'Add printer',
  search: 'Search printers',
  caption: 'Printers',
  name: 'Printer',
  model: 'Model',
  resolution: 'Resolution',
  target: 'Prints to',
  through: (agent: string) => `through ${agent}`,
  throughAs: ({ name, connectionStatus }: PrinterAgent) => `through ${name}${statusWords[connectionStatus]}`,
  groups: 'Groups',
  everybody: 'Everybody',
  groupCount: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
  resolutionOf: (dpi: number, language: string) => `${dpi} dpi · ${language.toUpperCase()}`,
  isDefault: 'Your default',
  none: 'There are no printers yet. Add the first one: without a printer nothing can be printed.',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'printer' : 'printers'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} printers`,
    noneFor: ({ search }: { search: string }) => `No printers found for “${search}”.`,
    noneForFilters: 'No printers match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No printers found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'printer' : 'printers'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'printer' : 'printers'} selected`,
  },
  rulesTitle: 'Large prints',
  rulesHint:
    'Before more labels than this are printed at once, Platen asks whether so many are meant. It counts for everybody in your organisation.',
  unaskedLabels: 'Labels without a question',
  saveRules: 'Save',
  rulesSaved: 'Saved.',
  rulesFailed: 'The number could not be saved',
} as const;
