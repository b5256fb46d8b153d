import { boundVariables } from '../../binding/binding.ts';
import { elementTexts, withElementTexts } from '../../binding/element-texts.ts';
import { balancedMarkup } from '../../markup/bind-markup.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { mapElements } from './change-elements.ts';
import { type Outcome, refused } from './outcome.ts';
import { variableUses, withoutVariable } from './variable-uses.ts';

const { labelEdit: said } = sentences;

/**
 * Removes a variable, in locked elements, too. In contents its default takes its place, or nothing; what was shown by it
 * is always shown. A picture needs its variable and a computed variable those that it is computed from, so these are not
 * removed.
 */
export function removeVariable(template: LabelTemplate, { name }: EditOf<'removeVariable'>): Outcome {
  const variable = template.variables.find((one) => one.name === name);
  if (!variable) return refused(said.variableMissing({ name }));
  const { asPicture, inSources } = variableUses(template, name);
  const user = inSources.find((one) => one !== name);
  if (user !== undefined) return refused(said.variableInSource({ name, user }));
  const [picture] = asPicture;
  if (picture !== undefined) return refused(said.variableOfPicture({ element: picture, name }));
  const text = variable.defaultValue ?? '';
  const changed = mapElements(template, (element) => withoutUse(element, name, text));
  const known = new Set(template.variables.filter((one) => one !== variable).map((one) => one.name));
  const contents = changed.elements.flatMap((element) => elementTexts(element).map(({ value }) => value));
  // The default may itself contain braces, or make a placeholder of those around it.
  const isPlaceholder = contents.some((value) => boundVariables(value).some((bound) => !known.has(bound)));
  if (isPlaceholder) return refused(said.placeholderInDefault({ name }));
  const most = templateLimits.valueCharacters;
  if (contents.some(({ length }) => length > most)) return refused(said.longContent({ most }));
  return { ...changed, variables: template.variables.filter((one) => one !== variable) };
}

function withoutUse(element: LabelElement, name: string, text: string): LabelElement {
  const { visibleWhen, ...rest } = element;
  const shown = visibleWhen === name ? rest : element;
  return withElementTexts(shown, (value, markup) =>
    withoutVariable(value, name, markup ? balancedMarkup(text) : text),
  );
}
