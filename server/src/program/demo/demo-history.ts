import type { PrintStatus } from '../../foundation/values/print-status.ts';

interface DemoJob {
  readonly email: string;
  readonly hoursAgo: number;
  readonly status: PrintStatus;
  readonly entries: readonly {
    readonly labelId: number;
    readonly articleId: number;
    readonly printerId: number;
    readonly labelCount: number;
    readonly status: PrintStatus;
  }[];
}

const entry = (
  labelId: number,
  articleId: number,
  printerId: number,
  labelCount: number,
  status: PrintStatus = 'Success',
) => ({
  labelId,
  articleId,
  printerId,
  labelCount,
  status,
});

/** Recent print jobs, including one that failed and one whose outcome is unknown. */
export const demoHistory: readonly DemoJob[] = [
  { email: 'member@demo.test', hoursAgo: 2, status: 'Processed', entries: [entry(1, 1, 1, 12)] },
  {
    email: 'member@demo.test',
    hoursAgo: 3,
    status: 'Processed',
    entries: [entry(6, 13, 1, 6), entry(6, 14, 1, 6)],
  },
  { email: 'packer@demo.test', hoursAgo: 5, status: 'Processed', entries: [entry(4, 166, 2, 4)] },
  { email: 'member@demo.test', hoursAgo: 22, status: 'Failed', entries: [entry(3, 37, 2, 24, 'Failed')] },
  { email: 'member@demo.test', hoursAgo: 23, status: 'Processed', entries: [entry(3, 37, 1, 24)] },
  {
    email: 'packer@demo.test',
    hoursAgo: 27,
    status: 'Unknown',
    entries: [entry(1, 167, 3, 100), entry(1, 167, 3, 50, 'Unknown')],
  },
  { email: 'labels@demo.test', hoursAgo: 50, status: 'Processed', entries: [entry(2, 19, 1, 1)] },
  { email: 'member@demo.test', hoursAgo: 74, status: 'Processed', entries: [entry(2, 31, 1, 40)] },
  { email: 'member@demo.test', hoursAgo: 98, status: 'Canceled', entries: [entry(5, 194, 3, 2, 'Canceled')] },
];
