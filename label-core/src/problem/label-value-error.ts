import type { LabelProblem } from './label-problem.ts';

/** Thrown where a label with problems would otherwise be printed; `problems` has at least one entry. */
export class LabelValueError extends Error {
  override readonly name = 'LabelValueError';
  readonly problems: readonly LabelProblem[];
  /** Which label of a job, counted from 0; absent outside a job. */
  readonly labelIndex: number | undefined;

  constructor(problems: readonly LabelProblem[], labelIndex?: number) {
    super(problems[0]?.message ?? 'The label cannot be printed.');
    this.problems = problems;
    this.labelIndex = labelIndex;
  }
}
