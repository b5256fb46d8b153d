export const en = {
  on: 'On',
  off: 'Off',
  delivered: 'Delivered',
  waiting: 'Waiting',
  failed: 'Failed',
  eventTypes: {
    printFinished: { name: 'Print finished', hint: 'Every label of a job was printed.' },
    printFailed: {
      name: 'Print failed',
      hint: 'A label of a job was not printed, or it is not known whether it was.',
    },
    versionPublished: { name: 'Version published', hint: 'A new version of a label was published.' },
    importFinished: { name: 'Import finished', hint: 'A file of articles or orders was imported.' },
    test: { name: 'Test' },
  },
} as const;
