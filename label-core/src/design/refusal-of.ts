import type { Sentence } from '../sentence/index.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import type { Edit } from './edit.ts';
import { isRefused } from './edits/outcome.ts';
import { outcomeOf } from './edits/outcome-of.ts';

/** Returns why an edit cannot be made; undefined when it can, even if it changes nothing. */
export function refusalOf(template: LabelTemplate, edit: Edit): Sentence | undefined {
  const outcome = outcomeOf(template, edit);
  return isRefused(outcome) ? outcome.refusal : undefined;
}
