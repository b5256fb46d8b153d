import { renamedSource } from '../../compute/renamed-source.ts';
import { sourceIssues } from '../../compute/source-rules.ts';
import { elementTexts } from '../../binding/element-texts.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { isVariableName } from '../../template/variable-name.ts';
import type { EditOf, VariablePatch } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { isVariable } from '../usable-template.ts';
import { areEqual } from './change-elements.ts';
import { withVariables } from './declare-variables.ts';
import { type Outcome, type Refused, refused } from './outcome.ts';
import { variableUses, withVariableNames } from './variable-uses.ts';

const { labelEdit: said } = sentences;

export function addVariable(template: LabelTemplate, { variable }: EditOf<'addVariable'>): Outcome {
  const fault = nameFault(template, variable.name);
  if (fault) return fault;
  if (!isVariable(variable)) return refused(said.variableUnusable({ name: variable.name }));
  return computable(template, [...template.variables, variable]);
}

/** Returns the template with other variables; refused when one of them could not be computed. */
function computable(template: LabelTemplate, variables: readonly LabelVariable[]): Outcome {
  const [issue] = sourceIssues(variables);
  if (!issue) return withVariables(template, variables);
  const { path, ...problem } = issue;
  const name = variables[Number(/\d+/.exec(path)?.[0])]?.name ?? '';
  return refused(said.variableUncomputable({ name, problem }));
}

/** Returns a refusal for a name that no variable can have or that one has already. */
function nameFault(template: LabelTemplate, name: string): Refused | undefined {
  if (!isVariableName(name)) {
    return refused(said.variableName({ name, most: templateLimits.idCharacters }));
  }
  const isTaken = template.variables.some((variable) => variable.name === name);
  return isTaken ? refused(said.variableTaken({ name })) : undefined;
}

/**
 * Changes properties of a variable. What is no longer possible is dropped: a default with a change of the type, the source
 * of what becomes a picture, and with a new source that whoever prints may edit it.
 */
export function changeVariable(template: LabelTemplate, { name, patch }: EditOf<'changeVariable'>): Outcome {
  const variable = template.variables.find((one) => one.name === name);
  if (!variable) return refused(said.variableMissing({ name }));
  const [picture] = variableUses(template, name).asPicture;
  if (picture !== undefined && (patch.type ?? 'media-ref') !== 'media-ref') {
    return refused(said.variableOfPicture({ element: picture, name }));
  }
  const changed = patched(variable, patch);
  if (!isVariable(changed)) return refused(said.variableUnusable({ name }));
  if (patch.editable === true && changed.source) return refused(said.variableComputed({ name }));
  if (areEqual(changed, variable)) return template;
  return computable(
    template,
    template.variables.map((one) => (one === variable ? changed : one)),
  );
}

/** Limits of the number of characters of a value. */
const leastCharacters = 1;

function patched(variable: LabelVariable, patch: VariablePatch): LabelVariable {
  const { type = variable.type } = patch;
  const isOtherType = type !== variable.type && patch.defaultValue === undefined;
  const defaultValue = isOtherType || patch.source ? null : patch.defaultValue;
  const propertySize =
    typeof patch.propertySize === 'number'
      ? Math.round(Math.min(templateLimits.propertySize, Math.max(leastCharacters, patch.propertySize)))
      : patch.propertySize;
  const { label, required } = patch;
  const isPicture = isOtherType && type === 'media-ref' && patch.source === undefined;
  const source = isPicture ? null : patch.source;
  const editable = source ? null : patch.editable;
  return {
    name: variable.name,
    type,
    ...optional('label', label, variable.label),
    ...optional('required', required, variable.required),
    ...optional('editable', editable, variable.editable),
    ...optional('propertySize', propertySize, variable.propertySize),
    ...optional('defaultValue', defaultValue, variable.defaultValue),
    ...optional('source', source, variable.source),
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

/** Renames a variable wherever it is used: in locked elements, and in the sources of other variables. */
export function renameVariable(template: LabelTemplate, { name, to }: EditOf<'renameVariable'>): Outcome {
  const variable = template.variables.find((one) => one.name === name);
  if (!variable) return refused(said.variableMissing({ name }));
  if (to === name) return template;
  const fault = nameFault(template, to);
  if (fault) return fault;
  const uses = variableUses(template, name);
  const nameOf = (one: string) => (one === name ? to : one);
  const users = new Set([...uses.inContent, ...uses.asPicture, ...uses.asCondition]);
  const elements = template.elements.map((element) =>
    users.has(element.id) ? withVariableNames(element, nameOf) : element,
  );
  const most = templateLimits.valueCharacters;
  const isTooLong = elements.some((element) =>
    elementTexts(element).some(({ value }) => value.length > most),
  );
  if (isTooLong) return refused(said.longContent({ most }));
  const variables = template.variables.map((one) => renamedVariable(one, nameOf));
  const longest = templateLimits.formulaCharacters;
  const long = variables.find(({ source }) => source?.kind === 'formula' && source.text.length > longest);
  if (long) return refused(said.longFormula({ name: long.name, most: longest }));
  return { ...template, variables, elements };
}

/** Returns a variable with other names in it; the same object when none changes. */
function renamedVariable(variable: LabelVariable, nameOf: (name: string) => string): LabelVariable {
  const name = nameOf(variable.name);
  const source = variable.source && renamedSource(variable.source, nameOf);
  if (name === variable.name && source === variable.source) return variable;
  return { ...variable, name, ...(source && { source }) };
}
