import { reviewStateOf } from './review-step';

/** The three steps of a review, in their order. */
const STEPS = ['data', 'design', 'publish'] as const;
type StepName = (typeof STEPS)[number];

export type StepState = 'done' | 'now' | 'ahead';

/** Number of completed steps for each state; -1: the version is not in review now. */
const DONE = {
  Draft: -1,
  DataApprover: 0,
  DesignApprover: 1,
  Publisher: 2,
  Published: 3,
  Superseded: 3,
  Withdrawn: -1,
};

/** Returns for each step of the review whether it is done, current or still to come. */
export function stepStates(state: string): readonly { name: StepName; is: StepState }[] {
  const known = reviewStateOf(state);
  const done = known ? DONE[known] : -1;
  return STEPS.map((name, index) => ({
    name,
    is: index < done ? 'done' : index === done ? 'now' : 'ahead',
  }));
}
