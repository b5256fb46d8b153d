import type { LabelProblemCode } from '../problem/label-problem.ts';
import type { Stretch } from '../problem/subject.ts';
import type { Sentence } from '../sentence/index.ts';

export type RefusalCode = Extract<LabelProblemCode, `barcode-${string}`>;

/** Why a symbology does not take a value. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The broken rule, read after “EAN-13 of variable “EAN”: ”. */
  readonly reason: Sentence;
  /** The part of the value that is at fault, when it can be named. */
  readonly fault?: Stretch;
}

export function isRefusal(candidate: object): candidate is Refusal {
  return 'reason' in candidate;
}
