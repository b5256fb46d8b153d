export const en = {
  states: {
    Waiting: 'Waiting',
    Running: 'Importing',
    Done: 'Imported',
    Failed: 'Failed',
    Undone: 'Undone',
  },
  labelHints: {
    update:
      'New and updated articles can be printed with these labels, in addition to those they already have. A label that is not published yet can be printed once it is.',
    skip: 'New articles can be printed with these labels. A label that is not published yet can be printed once it is.',
    refuse:
      'New articles can be printed with these labels. A label that is not published yet can be printed once it is.',
  },
  notListed: 'Import not found: it is not among the first {most, number} of the history.',
} as const;
