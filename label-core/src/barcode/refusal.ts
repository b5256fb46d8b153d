import type { LabelProblemCode } from '../problem/label-problem.ts';
import type { Stretch } from '../problem/subject.ts';
import type { Sentence } from '../sentence/index.ts';

export type RefusalCode = Extract<LabelProblemCode, `barcode-${string}`>;

/** Reason why a symbology does not accept a value. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The broken rule; follows “EAN-13 of variable “EAN”: ”. */
  readonly reason: Sentence;
  /** The part of the value that is wrong, if it can be determined. */
  readonly fault?: Stretch;
}

export function isRefusal(candidate: object): candidate is Refusal {
  return 'reason' in candidate;
}
