import { printedValues, variableLabel, type LabelProblem } from '@/entities/label';
import { LABELS_PER_JOB } from '@/features/send-print-job';
import type { ApiProblem } from '@/shared/api';
import { texts } from '../i18n';
import type { FormLine } from './order-line-form';

const { errors } = texts;

/** Reason why a line cannot be printed; `variable` is the field to correct, where there is one. */
export interface LineFault {
  variable?: string;
  message: string;
}

/** Returns the problems that label-core finds in the values of a line; empty if label-core is not available. */
export type FindProblems = (line: FormLine) => readonly LabelProblem[];

/** Returns all reasons why a line cannot be printed. */
export function lineFaults(line: FormLine, findProblems: FindProblems): LineFault[] {
  const { label, choices, total, values } = line;
  if (!label) return [{ message: choices.length > 0 ? errors.chooseLabel : errors.noLabel }];
  const problems = findProblems(line);
  const told = new Set(problems.map(({ variable }) => variable));
  const printed = printedValues(label.variables, values);
  const missing = label.variables
    .filter(({ required, variableName }) => required && !told.has(variableName) && !printed[variableName])
    .map((variable) => ({
      variable: variable.variableName,
      message: errors.required({ name: variableLabel(variable) }),
    }));
  return [
    ...(total > LABELS_PER_JOB ? [{ message: errors.tooMany({ most: LABELS_PER_JOB }) }] : []),
    ...missing,
    ...problems.map(({ variable, message }) => ({ ...(variable && { variable }), message })),
  ];
}

/** Returns the server's messages about a request, by the position of the line that they concern. */
export function problemsByLine(
  problems: readonly ApiProblem[],
  sent: readonly FormLine[],
): Record<number, LineFault[]> {
  const told: Record<number, LineFault[]> = {};
  for (const { path = '', field, message } of problems) {
    const index = /^labels\.(\d+)/.exec(path)?.[1];
    const position = index === undefined ? undefined : sent[Number(index)]?.line.position;
    if (position === undefined) continue;
    const fault = field === path || field === '' ? { message } : { variable: field, message };
    told[position] = [...(told[position] ?? []), fault];
  }
  return told;
}
