import { reviewActions } from 'label-core/review';

/** What can happen to a version: what people do with it, and what follows from it. */
export const historyActions = [
  ...reviewActions,
  'uploaded',
  'superseded',
  'published-at-once',
  'scheduled',
  'unscheduled',
  'published-on-time',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** A place of the comparison that somebody looked at before deciding. */
export interface SeenRegion {
  readonly number: number;
  readonly words: string;
}
