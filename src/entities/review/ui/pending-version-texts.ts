import type { ReviewStep } from '../model/review-step';

const waits: Readonly<Record<ReviewStep['kind'], string>> = {
  publish: 'Waits for publication',
  data: 'Waits for the review of its data',
  design: 'Waits for the review of its design',
  preview: 'Not in review',
};

export const texts = {
  pending: 'Pending versions',
  pendingVersion: 'Pending version',
  labelName: 'Label name',
  action: 'Action',
  noneWaiting: 'No label version waits for a review.',
  version: (version: number | undefined, id: string) =>
    version === undefined ? `Version ${id}` : `Version ${version}`,
  waits: (kind: ReviewStep['kind']) => waits[kind],
  allPending: (count: number) => `See all ${count} pending versions`,
  review: 'See all labels and their versions',
} as const;
