import { elementTexts } from '../../binding/element-texts.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { isVariableName } from '../../template/variable-name.ts';
import type { EditOf, VariablePatch } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { areUsable } from '../usable-template.ts';
import { areEqual } from './change-elements.ts';
import { withVariables } from './declare-variables.ts';
import { type Outcome, type Refused, refused } from './outcome.ts';
import { variableUses, withVariableNames } from './variable-uses.ts';

const { labelEdit: said } = sentences;

export function addVariable(template: LabelTemplate, { variable }: EditOf<'addVariable'>): Outcome {
  const fault = nameFault(template, variable.name);
  if (fault) return fault;
  if (!areUsable([], [variable])) return refused(said.variableUnusable({ name: variable.name }));
  return withVariables(template, [...template.variables, variable]);
}

/** Returns a refusal for a name that no variable can have or that one has already. */
function nameFault(template: LabelTemplate, name: string): Refused | undefined {
  if (!isVariableName(name)) {
    return refused(said.variableName({ name, most: templateLimits.idCharacters }));
  }
  const isTaken = template.variables.some((variable) => variable.name === name);
  return isTaken ? refused(said.variableTaken({ name })) : undefined;
}

/** Changes properties of a variable. A default that is no longer possible is dropped with a change of the type. */
export function changeVariable(template: LabelTemplate, { name, patch }: EditOf<'changeVariable'>): Outcome {
  const variable = template.variables.find((one) => one.name === name);
  if (!variable) return refused(said.variableMissing({ name }));
  const [picture] = variableUses(template, name).asPicture;
  if (picture !== undefined && (patch.type ?? 'media-ref') !== 'media-ref') {
    return refused(said.variableOfPicture({ element: picture, name }));
  }
  const changed = patched(variable, patch);
  if (!areUsable([], [changed])) return refused(said.variableUnusable({ name }));
  if (areEqual(changed, variable)) return template;
  return withVariables(
    template,
    template.variables.map((one) => (one === variable ? changed : one)),
  );
}

/** Limits of the number of characters of a value. */
const leastCharacters = 1;

function patched(variable: LabelVariable, patch: VariablePatch): LabelVariable {
  const { type = variable.type } = patch;
  const isOtherType = type !== variable.type && patch.defaultValue === undefined;
  const defaultValue = isOtherType ? null : patch.defaultValue;
  const propertySize =
    typeof patch.propertySize === 'number'
      ? Math.round(Math.min(templateLimits.propertySize, Math.max(leastCharacters, patch.propertySize)))
      : patch.propertySize;
  const { label, required, editable } = patch;
  return {
    name: variable.name,
    type,
    ...optional('label', label, variable.label),
    ...optional('required', required, variable.required),
    ...optional('editable', editable, variable.editable),
    ...optional('propertySize', propertySize, variable.propertySize),
    ...optional('defaultValue', defaultValue, variable.defaultValue),
  };
}

/** Returns a property with its new value, or that of before; nothing when it is taken away. */
function optional<Key extends string, Value>(
  key: Key,
  next: Value | null | undefined,
  before: Value | undefined,
): Partial<Record<Key, Value>> {
  const value = next === undefined ? before : next;
  // Safe: the only key is the given one.
  return value === undefined || value === null ? {} : ({ [key]: value } as Partial<Record<Key, Value>>);
}

/** Renames a variable wherever it is used, in locked elements, too. */
export function renameVariable(template: LabelTemplate, { name, to }: EditOf<'renameVariable'>): Outcome {
  const variable = template.variables.find((one) => one.name === name);
  if (!variable) return refused(said.variableMissing({ name }));
  if (to === name) return template;
  const fault = nameFault(template, to);
  if (fault) return fault;
  const uses = variableUses(template, name);
  const users = new Set([...uses.inContent, ...uses.asPicture, ...uses.asCondition]);
  const elements = template.elements.map((element) =>
    users.has(element.id) ? withVariableNames(element, (one) => (one === name ? to : one)) : element,
  );
  const most = templateLimits.valueCharacters;
  const isTooLong = elements.some((element) =>
    elementTexts(element).some(({ value }) => value.length > most),
  );
  if (isTooLong) return refused(said.longContent({ most }));
  const variables = template.variables.map((one) => (one === variable ? { ...one, name: to } : one));
  return { ...template, variables, elements };
}
