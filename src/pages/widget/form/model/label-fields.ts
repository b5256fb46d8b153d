import type { LabelVariable } from '@/entities/label';
import { newVariable, type VariableValues } from './widget-form';

/** Type of the card's field for each type of variable. */
const TYPE_OF: Readonly<Record<LabelVariable['dataType'], string>> = {
  default: 'text',
  toggle: 'checkbox',
  'media-ref': 'media-ref',
};

/** Returns fields for the label's variables that the card does not have yet; variables that nobody may edit are left out. */
export function missingFields(
  label: readonly LabelVariable[],
  asked: readonly Pick<VariableValues, 'name'>[],
): VariableValues[] {
  const names = new Set(asked.map(({ name }) => name.trim()));
  return label
    .filter(({ variableName, editable }) => editable && !names.has(variableName))
    .map(({ variableName, displayName, required, dataType }) =>
      newVariable({ name: variableName, label: displayName, required, type: TYPE_OF[dataType] }),
    );
}
