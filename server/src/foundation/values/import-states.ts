/** States of an import. A waiting import that is cancelled becomes `Undone` without having run. */
export const importStates = ['Waiting', 'Running', 'Done', 'Failed', 'Undone'] as const;
export type ImportState = (typeof importStates)[number];
