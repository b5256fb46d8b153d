import { variableLabel, type LabelProblem, type LabelValues, type LabelVariable } from '@/entities/label';
import { texts } from '../i18n';

/** Reason why the label must not be printed as it is; `variable` is the field to correct, if there is one. */
export interface PrintFault {
  variable?: string;
  message: string;
}

/**
 * Returns all reasons, in the order of the fields. `problems` are those of label-core for the values, empty when the
 * server sends no template: what a field can check by itself is checked here in either case.
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
