import { templateLimits } from '../../template/template-limits.ts';
import type { LabelElement, LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { isVariableName } from '../../template/variable-name.ts';
import { sentences } from '../sentences/index.ts';
import { type Outcome, refused } from './outcome.ts';
import { namedVariables, pictureVariable } from './variable-uses.ts';

const { labelEdit: said } = sentences;

/**
 * Returns the template with all variables that these elements name: a new one in a content is a text, one that an image
 * shows a picture, one that decides what is shown a switch. Refused for a name that a variable cannot have and for a
 * variable of another type where a picture is needed.
 */
export function withDeclared(template: LabelTemplate, elements: readonly LabelElement[]): Outcome {
  const known = new Map(template.variables.map(({ name, type }) => [name, type]));
  const notPicture = elements
    .map(pictureVariable)
    .find((name) => name !== undefined && (known.get(name) ?? 'media-ref') !== 'media-ref');
  if (notPicture !== undefined) return refused(said.variableType({ name: notPicture }));
  const added = [...namedVariables(elements)].flatMap(([name, type]): LabelVariable[] =>
    known.has(name) ? [] : [{ name, type }],
  );
  if (added.length === 0) return template;
  const misnamed = added.find(({ name }) => !isVariableName(name));
  if (misnamed) {
    const { name } = misnamed;
    return refused(said.variableName({ name, most: templateLimits.idCharacters }));
  }
  return withVariables(template, [...template.variables, ...added]);
}

/** Returns the template with other variables; refused when these are too many. */
export function withVariables(template: LabelTemplate, variables: readonly LabelVariable[]): Outcome {
  const most = templateLimits.variables;
  if (variables.length > most) return refused(said.tooManyVariables({ most }));
  return { ...template, variables: [...variables] };
}
