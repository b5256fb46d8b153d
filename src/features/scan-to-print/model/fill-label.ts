import {
  codedVariables,
  fillFromCode,
  readTemplate,
  variableLabel,
  type FilledValues,
  type LabelKit,
  type LabelValues,
  type LabelVariable,
} from '@/entities/label';
import type { CodeElement } from '@/shared/lib/scan';

interface LabelToFill {
  variables: readonly LabelVariable[];
  values: LabelValues;
  /** Template as the server sent it, and the kit to read it: the label's own barcodes show which variable is which. */
  template: unknown;
  kit: LabelKit | undefined;
}

/** Returns the values of a GS1 code for the editable texts of a label. */
export function fillLabel(
  elements: readonly CodeElement[],
  { variables, values, template, kit }: LabelToFill,
): FilledValues {
  const targets = variables
    .filter(({ editable, dataType }) => editable && dataType === 'default')
    .map((variable) => ({
      name: variable.variableName,
      label: variableLabel(variable),
      sample: values[variable.variableName] || variable.variableData,
      propertySize: variable.propertySize,
    }));
  const readable = kit && readTemplate(kit, template);
  return fillFromCode(elements, targets, readable ? codedVariables(readable) : []);
}
