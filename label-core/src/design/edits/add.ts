import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { placeOf } from '../../scene/element-box.ts';
import type { EditOf } from '../edit.ts';
import { uniqueName } from '../unique-name.ts';
import { appended } from './append-elements.ts';
import { boxed, limitedPlace } from './move-element.ts';
import { isRefused, type Outcome } from './outcome.ts';

export function add(template: LabelTemplate, { element, variables = [] }: EditOf<'add'>): Outcome {
  const id = uniqueName(element.id, new Set(template.elements.map((one) => one.id)));
  const outcome = appended(template, [{ ...atHundredths(element), id }]);
  if (isRefused(outcome) || outcome.variables === template.variables) return outcome;
  const known = new Set(template.variables.map(({ name }) => name));
  const ruled = outcome.variables.map((variable) => {
    if (known.has(variable.name)) return variable;
    return variables.find(({ name, type }) => name === variable.name && type === variable.type) ?? variable;
  });
  return { ...outcome, variables: ruled };
}

function atHundredths(element: LabelElement): LabelElement {
  if (element.type !== 'line') return boxed(element, placeOf(element));
  return {
    ...element,
    x1Mm: limitedPlace(element.x1Mm),
    y1Mm: limitedPlace(element.y1Mm),
    x2Mm: limitedPlace(element.x2Mm),
    y2Mm: limitedPlace(element.y2Mm),
  };
}
