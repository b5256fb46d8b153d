import type { LabelVariable } from '@/entities/label';
import { newVariable, type VariableValues } from './widget-form';

/** How a card asks for a variable of each kind. */
const TYPE_OF: Readonly<Record<LabelVariable['dataType'], string>> = {
  default: 'text',
  toggle: 'checkbox',
  'media-ref': 'media-ref',
};

/** Fields for the variables of a label that the card does not ask for yet; what nobody may edit is left out. */
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
