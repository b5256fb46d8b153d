import { renamedSource } from '../../compute/renamed-source.ts';
import type { LabelElement, LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { boundsAround } from '../bounds.ts';
import type { EditOf } from '../edit.ts';
import { cutMm, clamp, roundMm } from '../hundredth.ts';
import { sentences } from '../sentences/index.ts';
import { uniqueName } from '../unique-name.ts';
import { areElements, areUsable } from '../usable-template.ts';
import { appended } from './append-elements.ts';
import { outOfRange } from './change-elements.ts';
import { withVariables } from './declare-variables.ts';
import { moved } from './move-element.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';
import { neededVariables, withVariableNames } from './variable-uses.ts';

const { labelEdit: said } = sentences;

/** Part of what is pasted that is on the label, in mm. */
const keptMm = 1;

/**
 * Adds copies of elements with the variables that they name, and those that the sources of these name. A variable of the same
 * name and type is the same one, wherever its value comes from; one of another type gets another name.
 */
export function paste(template: LabelTemplate, edit: EditOf<'paste'>): Outcome {
  const { elements, variables } = edit;
  if (elements.length === 0) return template;
  if (!areElements(elements) || !areUsable([], variables)) return refused(said.unusableElements);
  const brought = neededVariables(elements, variables);
  const names = namesOf(template, brought);
  const nameOf = (name: string) => names.get(name) ?? name;
  const isKnown = new Set(template.variables.map(({ name }) => name));
  const added = brought.flatMap((variable) => {
    const name = nameOf(variable.name);
    return isKnown.has(name) ? [] : [withNames(variable, name, nameOf)];
  });
  const declared = added.length === 0 ? template : withVariables(template, [...template.variables, ...added]);
  if (isRefused(declared)) return declared;
  const renamed = elements.map((element) => withVariableNames(element, nameOf));
  const placed = placedOn(template, withNewIds(template, renamed), edit.shift);
  return outOfRange(placed) ?? appended(declared, placed);
}

function withNames(
  { source, ...variable }: LabelVariable,
  name: string,
  nameOf: (name: string) => string,
): LabelVariable {
  return { ...variable, name, ...(source && { source: renamedSource(source, nameOf) }) };
}

/** Returns new names for brought variables whose names belong to variables of another type. */
function namesOf(template: LabelTemplate, brought: readonly LabelVariable[]): ReadonlyMap<string, string> {
  const types = new Map(template.variables.map(({ name, type }) => [name, type]));
  const taken = new Set([...types.keys(), ...brought.map(({ name }) => name)]);
  const names = new Map<string, string>();
  for (const { name, type } of brought) {
    if ((types.get(name) ?? type) === type) continue;
    const free = uniqueName(name, taken);
    taken.add(free);
    names.set(name, free);
  }
  return names;
}

function withNewIds(template: LabelTemplate, elements: readonly LabelElement[]): readonly LabelElement[] {
  const taken = new Set(template.elements.map(({ id }) => id));
  return elements.map((element) => {
    const id = uniqueName(element.id, taken);
    taken.add(id);
    return { ...element, id };
  });
}

/** Moves copies by the shift, and together onto the label when they would be beside it. */
function placedOn(
  { widthMm, heightMm }: LabelTemplate,
  elements: readonly LabelElement[],
  shift: EditOf<'paste'>['shift'],
): readonly LabelElement[] {
  const bounds = boundsAround(elements);
  if (!bounds) return elements;
  const dxMm = ontoLabel(roundMm(shift?.dxMm ?? 0), bounds.x, bounds.width, widthMm);
  const dyMm = ontoLabel(roundMm(shift?.dyMm ?? 0), bounds.y, bounds.height, heightMm);
  return elements.map((element) => moved(element, dxMm, dyMm));
}

/** Returns the distance nearest to the wanted one that leaves at least 1 mm of a span on the label. */
function ontoLabel(byMm: number, startMm: number, lengthMm: number, labelMm: number): number {
  const least = keptMm - startMm - lengthMm;
  const most = labelMm - keptMm - startMm;
  return byMm < least || byMm > most ? cutMm(clamp(byMm, least, most)) : byMm;
}
