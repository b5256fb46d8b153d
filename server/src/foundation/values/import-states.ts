/** A waiting import that is canceled is undone before it was done. */
export const importStates = ['Waiting', 'Running', 'Done', 'Failed', 'Undone'] as const;
export type ImportState = (typeof importStates)[number];
