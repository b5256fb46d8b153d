/** Where a job or one of its files stands. An entry becomes Success when the helper took it, a job Processed at the end. */
export const printStatuses = ['Created', 'Success', 'Failed', 'Unknown', 'Processed', 'Canceled'] as const;
export type PrintStatus = (typeof printStatuses)[number];
