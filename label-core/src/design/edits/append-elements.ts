import { templateLimits } from '../../template/template-limits.ts';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { sentences } from '../sentences/index.ts';
import { areElements, areUsable } from '../usable-template.ts';
import { withDeclared } from './declare-variables.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/**
 * Returns the template with more elements in front, and the variables that they name. Their ids must be free. Refused when
 * one of them is not valid or a limit would be exceeded.
 */
export function appended(template: LabelTemplate, added: readonly LabelElement[]): Outcome {
  const most = templateLimits.elements;
  if (template.elements.length + added.length > most) return refused(said.tooManyElements({ most }));
  if (!areElements(added)) return refused(said.unusableElements);
  const declared = withDeclared(template, added);
  if (isRefused(declared)) return declared;
  if (!areUsable(added, declared.variables)) return refused(said.unusableElements);
  return withinTotals({ ...declared, elements: [...template.elements, ...added] });
}

/** Returns the template, or a refusal when its pictures or outlines are too large together. */
export function withinTotals(template: LabelTemplate): Outcome {
  let pictures = 0;
  let outlines = 0;
  for (const element of template.elements) {
    if (element.type === 'image' && 'dataUri' in element.source) pictures += element.source.dataUri.length;
    if (element.type === 'path') outlines += element.d.length;
  }
  if (pictures > templateLimits.imagesCharacters) return refused(said.largePictures);
  return outlines > templateLimits.pathsCharacters ? refused(said.longOutlines) : template;
}
