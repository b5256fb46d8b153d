const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const texts = {
  title: 'Import history',
  description: 'Files that were imported, what became of them, and a way back.',
  start: 'Import data',
  caption: 'Imports',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'import' : 'imports'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} imports`,
    noneFor: ({ search }: { search: string }) => `No imports found for “${search}”.`,
    noneForFilters: 'No imports match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No imports found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'import' : 'imports'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'import' : 'imports'} selected`,
  },
  file: 'File',
  kind: 'Holds',
  kinds: { articles: 'Articles', orders: 'Orders' } as Readonly<Record<string, string>>,
  person: 'Imported by',
  time: 'When',
  state: 'State',
  result: 'Result',
  none: 'Nothing was imported yet. Import a file of articles or orders.',
  notPart: 'Importing is not part of your subscription.',
  close: 'Close',
  details: 'Import',
  rowCount: 'Rows',
  created: 'Created',
  updated: 'Changed',
  skipped: 'Left as they were',
  rejected: 'Rows not imported',
  finished: 'Finished',
  undone: 'Undone',
  by: (when: string, who: string) => `${when} by ${who}`,
  /** "3 created, 2 changed"; what is nothing is left out. */
  resultOf: (one: {
    createdCount: number;
    updatedCount: number;
    skippedCount: number;
    rejectedCount: number;
  }) =>
    [
      one.createdCount > 0 && `${one.createdCount.toLocaleString('en')} created`,
      one.updatedCount > 0 && `${one.updatedCount.toLocaleString('en')} changed`,
      one.skippedCount > 0 && `${one.skippedCount.toLocaleString('en')} left as they were`,
      one.rejectedCount > 0 && counted(one.rejectedCount, 'row not imported', 'rows not imported'),
    ]
      .filter(Boolean)
      .join(', '),
  download: 'Download the rows not imported',
  downloaded: (name: string) => `${name} is in your downloads.`,
  undo: 'Undo this import',
  cancel: 'Cancel this import',
  undoQuestion: (file: string) => `Undo the import of ${file}?`,
  cancelQuestion: (file: string) => `Cancel the import of ${file}?`,
  undoText: (count: number, kind: string) =>
    `${counted(count, kind === 'orders' ? 'order' : 'article', kind === 'orders' ? 'orders' : 'articles')} that it created will be deleted. This works only while none of them was changed, printed or put to use.`,
  undoKeeps: 'What it changed stays as it is now.',
  cancelText: 'It has not begun yet; nothing of it will be imported.',
  keep: 'Keep it',
  undoNotOffered: 'It is gone already, or this server does not offer to undo imports.',
  working: 'The server is working on it. This page shows what became of it by itself.',
} as const;
