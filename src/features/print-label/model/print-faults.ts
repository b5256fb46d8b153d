import { variableLabel, type LabelProblem, type LabelValues, type LabelVariable } from '@/entities/label';
import { texts } from '../i18n';

/** Why the label must not be printed as it is; `variable` is the field to mend, where there is one. */
export interface PrintFault {
  variable?: string;
  message: string;
}

/**
 * All reasons, in the order of the fields. `problems` is the word of label-core on the values, empty where the server
 * sends no template: what a field can tell by itself is checked here either way.
 */
export function printFaults(
  variables: readonly LabelVariable[],
  values: LabelValues,
  problems: readonly LabelProblem[],
): PrintFault[] {
  const told = new Set(problems.map(({ variable }) => variable));
  const missing = variables
    .filter(({ required, variableName }) => required && !told.has(variableName) && !values[variableName])
    .map((variable) => ({
      variable: variable.variableName,
      message: texts.errors.required({ name: variableLabel(variable) }),
    }));
  const order = new Map(variables.map(({ variableName }, index) => [variableName, index]));
  const place = ({ variable }: PrintFault) => order.get(variable ?? '') ?? variables.length;
  return [
    ...missing,
    ...problems.map(({ variable, message }) => ({ ...(variable && { variable }), message })),
  ].toSorted((a, b) => place(a) - place(b));
}
