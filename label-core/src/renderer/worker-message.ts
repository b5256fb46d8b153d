import { LabelValueError } from '../problem/label-value-error.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import type { LabelJob } from '../pdf/label-job.ts';
import { LabelRenderError } from './label-render-error.ts';

export type LabelFormat = 'pdf' | 'zpl';

export interface RenderRequest {
  readonly format: LabelFormat;
  readonly job: LabelJob;
}

/** Errors lose their class between threads, so they are sent as plain data. */
export type RenderAnswer =
  | { readonly kind: 'file'; readonly file: Uint8Array }
  | {
      readonly kind: 'problems';
      readonly problems: readonly LabelProblem[];
      readonly labelIndex: number | undefined;
    }
  | { readonly kind: 'failure'; readonly message: string };

export function answerOfError(error: unknown): RenderAnswer {
  if (error instanceof LabelValueError) {
    return { kind: 'problems', problems: error.problems, labelIndex: error.labelIndex };
  }
  return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
}

/** Returns the file of an answer. @throws the error that the answer contains */
export function fileOfAnswer(answer: RenderAnswer): Uint8Array {
  if (answer.kind === 'file') return answer.file;
  if (answer.kind === 'problems') throw new LabelValueError(answer.problems, answer.labelIndex);
  throw new LabelRenderError(`The labels could not be rendered: ${answer.message}`);
}
