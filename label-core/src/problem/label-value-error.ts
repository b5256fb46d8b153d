import type { Sentence } from '../sentence/index.ts';
import type { LabelProblem } from './label-problem.ts';
import { sentences } from './sentences/index.ts';

/** Thrown to prevent printing a label with problems; `problems` has at least one entry. */
export class LabelValueError extends Error {
  override readonly name = 'LabelValueError';
  readonly sentence: Sentence;
  readonly problems: readonly LabelProblem[];
  /** Index of the label in a job, from 0; absent outside a job. */
  readonly labelIndex: number | undefined;

  constructor(problems: readonly LabelProblem[], labelIndex?: number) {
    const sentence = problems[0] ?? sentences.labelUnprintable;
    super(sentence.message);
    this.sentence = sentence;
    this.problems = problems;
    this.labelIndex = labelIndex;
  }
}
