import type { Sentence } from '../../sentence/index.ts';
import type { LabelTemplate } from '../../template/template-schema.ts';

/** Reason why an edit cannot be made. */
export interface Refused {
  readonly refusal: Sentence;
}

/** What an edit makes of a template: another template, the same object when nothing changes, or a refusal. */
export type Outcome = LabelTemplate | Refused;

export const refused = (refusal: Sentence): Refused => ({ refusal });

export const isRefused = <Result extends object>(result: Result | Refused): result is Refused =>
  'refusal' in result;
