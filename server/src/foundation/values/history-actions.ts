import { reviewActions } from 'label-core/review';

/** Actions on a version in its history: those of people, and those that follow from them. */
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

/** Region of the comparison that a person looked at before deciding. */
export interface SeenRegion {
  readonly number: number;
  readonly words: string;
}
