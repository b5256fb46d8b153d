import {
  characterCount,
  variableLabel,
  type LabelProblem,
  type LabelValues,
  type LabelVariable,
} from '@/entities/label';
import { columnTitle, type FileColumn } from '@/features/table-file';
import { LABELS_PER_JOB } from '@/features/send-print-job';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { sourceOf, type ColumnMapping } from './column-mapping';
import type { FileRow } from './file-works';
import type { PrintRow } from './print-rows';

/** Reason why a row cannot be printed. */
export interface RowFault {
  /** Variable that it is about; undefined for the number of labels, and for the label as a whole. */
  variable?: string | undefined;
  message: string;
}

/** Returns all reasons why a row cannot be printed; `found` are those of the check of the label. */
export function rowFaults(
  { copies }: PrintRow,
  { cells }: FileRow,
  { copies: column }: ColumnMapping,
  found: readonly (LabelProblem | RowFault)[],
): RowFault[] {
  const ofCopies =
    copies === undefined && column !== undefined
      ? [{ message: texts.errors.copies({ value: cells[column] ?? '', most: LABELS_PER_JOB }) }]
      : [];
  const ofLabel = found.map((problem) => ({
    variable: problem.variable,
    message: 'code' in problem ? translated(problem) : problem.message,
  }));
  return [...ofCopies, ...ofLabel];
}

/** Returns the place of a fault: the heading of its column, else the name of the variable; "" for neither. */
export function placeOf(
  { variable: name }: RowFault,
  mapping: ColumnMapping,
  variables: readonly LabelVariable[],
  columns: readonly FileColumn[],
): string {
  const variable = variables.find(({ variableName }) => variableName === name);
  if (!variable) return name ?? '';
  const source = sourceOf(mapping, variable);
  const column = source.kind === 'column' ? columns.find(({ index }) => index === source.column) : undefined;
  return column ? columnTitle(column) : variableLabel(variable);
}

/** Returns what is wrong with the values of a row as far as it can be told without the label's template. */
export function valueFaults(variables: readonly LabelVariable[], printed: LabelValues): RowFault[] {
  return variables.flatMap((variable): RowFault[] => {
    const { variableName, required, propertySize } = variable;
    const value = printed[variableName] ?? '';
    const name = variableLabel(variable);
    if (required && value.trim() === '')
      return [{ variable: variableName, message: texts.errors.required({ name }) }];
    if (propertySize !== undefined && value.length > propertySize && characterCount(value) > propertySize)
      return [{ variable: variableName, message: texts.errors.tooLong({ name, most: propertySize }) }];
    return [];
  });
}
