import { computeValues } from 'label-core/compute';
import type { LabelOrder } from 'label-core/pdf';
import { articleField } from '../../design/labels/resolve-values.ts';
import type { Problem } from '../../foundation/http/http-error.ts';
import type { LabelDays } from '../../people/organizations/label-days.ts';
import type { NumberPlan } from './number-plan.ts';
import type { PreparedLine } from './prepare-lines.ts';

/** Line with its labels: each with its values, and how many there are of it. */
export interface ComputedLine {
  readonly prepared: PreparedLine;
  readonly labels: readonly LabelOrder[];
  /** Why values could not be computed, of the first label with any. */
  readonly problems: readonly Problem[];
}

/** What the computed variables of a job go by. */
export interface LabelMoment extends LabelDays {
  readonly now: Date;
}

interface Numbers {
  readonly plan: NumberPlan;
  /** Returns a number of a counter as it is written; `index` counts the numbers of the job from 0. */
  readonly textOf: (counter: string, index: number) => string;
}

/** Computes the values of all labels of a job. A line whose labels are all the same stays one label with copies. */
export const computeLabels = (
  lines: readonly PreparedLine[],
  moment: LabelMoment,
  numbers: Numbers,
): ComputedLine[] => lines.map((prepared, index) => computeLine(prepared, index, moment, numbers));

function computeLine(
  prepared: PreparedLine,
  index: number,
  moment: LabelMoment,
  { plan, textOf }: Numbers,
): ComputedLine {
  const { variables, values, eachLabel, article } = prepared;
  const { quantity } = prepared.line;
  const areAllAlike =
    !eachLabel && variables.every(({ source }) => source?.kind !== 'counter' || source.per !== 'label');
  if (variables.every(({ source }) => source === undefined) && areAllAlike)
    return { prepared, labels: [{ values, copies: quantity }], problems: [] };
  const computed = Array.from({ length: areAllAlike ? 1 : quantity }, (_, label) =>
    computeValues(
      variables,
      { ...values, ...eachLabel?.[label] },
      {
        ...moment,
        article: (field) => article && articleField(article, field),
        numberOf: (source) => textOf(source.counter, plan.indexOf(source, index, label)),
      },
    ),
  );
  return {
    prepared,
    labels: computed.map((one) => ({ values: one.values, copies: areAllAlike ? quantity : 1 })),
    problems: computed.find(({ problems }) => problems.length > 0)?.problems ?? [],
  };
}
