/**
 * Status of a print job or of one of its files. An entry becomes Success when the helper accepted it, a job Processed
 * at its end.
 */
export const printStatuses = ['Created', 'Success', 'Failed', 'Unknown', 'Processed', 'Canceled'] as const;
export type PrintStatus = (typeof printStatuses)[number];
