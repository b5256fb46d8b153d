import { editableData, printedValues, type LabelValues, type LabelVariable } from '@/entities/label';
import type { Id } from '@/shared/api';
import type { LabelOrder } from './print-job-slot';
import type { ValueOrigin } from './print-subject';

/** Input for one label. */
export interface FilledLabel {
  labelId: Id;
  quantity: number;
  printerId: Id;
  variables: readonly LabelVariable[];
  values: LabelValues;
}

/** Returns the order that prints a label, in the exact form of specification 7. */
export function printOrderOf(
  origin: ValueOrigin,
  { labelId, quantity, printerId, variables, values }: FilledLabel,
): LabelOrder {
  if (origin.kind === 'article') {
    const { articleId } = origin;
    const line = { labelId, quantity, articleId, editableData: editableData(variables, values), printerId };
    return { kind: 'article', labels: [line] };
  }
  const data = origin.kind === 'connector' ? everyValue(variables, values) : editableData(variables, values);
  return { kind: 'labels', labels: [{ labelId, quantity, editableData: data, printerId }] };
}

/**
 * Returns all values of an article that the server cannot look up, including fixed ones; empty ones are left out as
 * everywhere.
 */
function everyValue(variables: readonly LabelVariable[], typed: LabelValues) {
  const printed = printedValues(variables, typed);
  return variables
    .map(({ variableName }) => ({ key: variableName, data: printed[variableName] ?? '' }))
    .filter(({ data }) => data !== '');
}
