import type { LabelVariable } from 'label-core';

type CounterSource = Extract<NonNullable<LabelVariable['source']>, { kind: 'counter' }>;

interface NumberedLine {
  readonly variables: readonly LabelVariable[];
  readonly line: { readonly quantity: number };
}

/** Which numbers of its counters a job takes. */
export interface NumberPlan {
  /** How many numbers by name of the counter. */
  readonly needs: ReadonlyMap<string, number>;
  /** Returns which number of its counter, from 0, is on a label. */
  readonly indexOf: (source: CounterSource, line: number, label: number) => number;
}

/**
 * Plans the numbers of a job in the order of its lines: one for the job, one for each line or one for each label, as the
 * sources of its variables say. Variables with the same source have the same number.
 */
export function planNumbers(lines: readonly NumberedLine[]): NumberPlan {
  const needs = new Map<string, number>();
  const firstIndex = new Map<string, number>();
  lines.forEach(({ variables, line }, index) => {
    for (const { source } of variables) {
      if (source?.kind !== 'counter') continue;
      const key = keyOf(source, index);
      if (firstIndex.has(key)) continue;
      const taken = needs.get(source.counter) ?? 0;
      firstIndex.set(key, taken);
      needs.set(source.counter, taken + (source.per === 'label' ? line.quantity : 1));
    }
  });
  return {
    needs,
    indexOf: (source, line, label) =>
      (firstIndex.get(keyOf(source, line)) ?? 0) + (source.per === 'label' ? label : 0),
  };
}

const keyOf = ({ counter, per }: CounterSource, line: number): string =>
  JSON.stringify(per === 'job' ? [counter, per] : [counter, per, line]);
