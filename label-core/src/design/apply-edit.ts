import type { LabelTemplate } from '../template/template-schema.ts';
import { inLowestVersion } from '../template/template-version.ts';
import type { Edit } from './edit.ts';
import { isRefused } from './edits/outcome.ts';
import { outcomeOf } from './edits/outcome-of.ts';

/**
 * Returns the template after an edit. A valid template stays valid, whatever the edit is. Numbers that the edit sets are
 * at 0.01 mm and within the limits of a template; what it does not touch stays as it is, as the same objects. An edit that
 * changes nothing, or cannot be made (see `refusalOf`), returns the same template. A changed one is in the lowest version of
 * the format that can say it.
 */
export function applyEdit(template: LabelTemplate, edit: Edit): LabelTemplate {
  const outcome = outcomeOf(template, edit);
  return isRefused(outcome) || outcome === template ? template : inLowestVersion(outcome);
}
