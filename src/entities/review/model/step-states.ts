import { reviewStateOf } from './review-step';

/** The three looks of a review, in their order. */
const STEPS = ['data', 'design', 'publish'] as const;
type StepName = (typeof STEPS)[number];

export type StepState = 'done' | 'now' | 'ahead';

/** How many of the steps are behind a version in this state; -1: it is not on this way now. */
const DONE = {
  Draft: -1,
  DataApprover: 0,
  DesignApprover: 1,
  Publisher: 2,
  Published: 3,
  Superseded: 3,
  Withdrawn: -1,
};

/** What of the review is done, what is looked at now, and what is still ahead. */
export function stepStates(state: string): readonly { name: StepName; is: StepState }[] {
  const known = reviewStateOf(state);
  const done = known ? DONE[known] : -1;
  return STEPS.map((name, index) => ({
    name,
    is: index < done ? 'done' : index === done ? 'now' : 'ahead',
  }));
}
