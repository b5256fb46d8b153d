import type { ImportState } from '../api/data-import-schema';

export const texts = {
  states: {
    Waiting: 'Waiting',
    Running: 'Importing',
    Done: 'Imported',
    Failed: 'Failed',
    Undone: 'Undone',
  } satisfies Record<ImportState, string>,
} as const;
