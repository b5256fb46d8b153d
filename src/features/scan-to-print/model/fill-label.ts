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
  /** As the server sent it, and the means to read it: the label's own barcodes say which variable is which. */
  template: unknown;
  kit: LabelKit | undefined;
}

/** The values a GS1 code gives the texts of a label that may be changed. */
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
