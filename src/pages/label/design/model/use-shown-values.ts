import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BarcodeElement, LabelTemplate } from 'label-core';
import type { stressSamples } from 'label-core/compare';
import { sampleValues, templateVariables, type LabelValues } from '@/entities/label';
import type { TestDataRow } from '@/entities/review';
import { translated } from '@/shared/i18n';
import { designBaseQueries } from '../api/design-base-queries';
import { texts } from '../i18n';

/** Values that a label can be shown with. */
export interface DataRow {
  readonly key: string;
  readonly name: string;
  readonly values: LabelValues;
}

export interface ShownValues {
  readonly rows: readonly DataRow[];
  readonly row: DataRow;
  readonly choose: (key: string) => void;
  readonly step: (by: 1 | -1) => void;
  /** Shows a row of another list: it is one of the rows from then on. */
  readonly show: (row: DataRow) => void;
  /** Values that are shown: those of the row, with what was typed. */
  readonly values: LabelValues;
  readonly type: (name: string, value: string) => void;
  /** Sample values of all variables. */
  readonly samples: LabelValues;
}

/**
 * Returns the values a design is shown with: samples, rows of test data, values that test its limits, or typed ones. A
 * variable that a row of test data leaves out keeps its sample.
 * @param complete adds examples of what the label computes
 */
export function useShownValues(
  template: LabelTemplate,
  testData: readonly TestDataRow[] = [],
  complete: (values: LabelValues) => LabelValues = asTheyAre,
): ShownValues {
  const client = useQueryClient();
  const { data: stress = NO_TESTS } = useQuery(designBaseQueries.stress());
  const [key, setKey] = useState(SAMPLES);
  const [other, setOther] = useState<DataRow>();
  const [typed, setTyped] = useState<LabelValues>({});
  // These are many, and nobody looks at them while the label is opened or changes.
  const settled = useDeferredValue(template);
  const stressOf = useDeferredValue(stress, NO_TESTS);
  const samples = useSamples(template);
  const recorded = testData.map(({ name, values }, index): DataRow => ({
    key: `test data ${index}`,
    name,
    values: { ...samples, ...values },
  }));
  const sampleRow: DataRow = { key: SAMPLES, name: texts.samples, values: samples };
  const rowsWith = (tests: readonly DataRow[]): readonly DataRow[] => [
    sampleRow,
    ...recorded,
    ...tests,
    ...(other ? [other] : []),
  ];
  const rows = rowsWith(testRows(stressOf, settled));
  const row = rows.find((one) => one.key === key) ?? sampleRow;
  const values = useCompleted(row.values, typed, complete);
  const choose = (next: string) => {
    setKey(next);
    setTyped({});
  };
  return {
    rows,
    row,
    choose,
    step: (by) => {
      const stepIn = (all: readonly DataRow[]) => {
        setKey((now) => keyBeside(all, now, by));
        setTyped({});
      };
      if (stressOf !== NO_TESTS) {
        stepIn(rows);
        return;
      }
      // The step counts though the tests are not there yet: they are shown when they are.
      void client.query(designBaseQueries.stress()).then(
        (make) => stepIn(rowsWith(testRows(make, settled))),
        () => stepIn(rows),
      );
    },
    show: (shown) => {
      setOther(shown);
      choose(shown.key);
    },
    values,
    samples,
    type: (name, value) => setTyped((known) => ({ ...known, [name]: value })),
  };
}

const SAMPLES = 'samples';

const NO_TESTS: typeof stressSamples = () => [];

/** Returns the rows that test the limits of a label. */
const testRows = (stressOf: typeof stressSamples, template: LabelTemplate): readonly DataRow[] =>
  stressOf(template).map(({ id, words, values }) => ({ key: id, name: translated(words), values }));

/** Returns the key of the row so many places after that with a key; after the last one comes the first. */
function keyBeside(rows: readonly DataRow[], key: string, by: 1 | -1): string {
  const at = Math.max(
    0,
    rows.findIndex((row) => row.key === key),
  );
  return rows[(at + by + rows.length) % rows.length]?.key ?? SAMPLES;
}

const asTheyAre = (values: LabelValues): LabelValues => values;

/**
 * Returns the values of a row with what was typed, and what the label computes: the same object while they are the same. In a
 * hook of its own, because `complete` is another function after each edit.
 */
function useCompleted(
  values: LabelValues,
  typed: LabelValues,
  complete: (values: LabelValues) => LabelValues,
): LabelValues {
  const [keptIfEqual] = useState(keepEqual);
  return keptIfEqual(complete({ ...values, ...typed }));
}

/** Returns sample values of all variables: the same object while an edit changes none of them. */
function useSamples({ variables, elements }: LabelTemplate): LabelValues {
  const [keptIfEqual] = useState(keepEqual);
  const [keptIfSame] = useState(keepSame<BarcodeElement>);
  // An edit of other elements leaves these as they are, and the samples need not be made again.
  const codes = keptIfSame(elements.filter((element) => element.type === 'barcode'));
  // By hand: the compiler makes what is given to a function that is kept together with it, for each template.
  const samples = useMemo(() => samplesOf(variables, codes), [variables, codes]);
  return keptIfEqual(samples);
}

const samplesOf = (variables: LabelTemplate['variables'], elements: readonly BarcodeElement[]): LabelValues =>
  sampleValues({ variables, elements: [...elements] }, templateVariables({ variables }));

/** Returns a function that returns the last list again while the next one has the same items. */
function keepSame<Item>(): (items: readonly Item[]) => readonly Item[] {
  let last: readonly Item[] = [];
  return (items) => {
    if (items.length !== last.length || items.some((item, index) => item !== last[index])) last = items;
    return last;
  };
}

/** Returns a function that returns the last values again while they are the same: whoever draws them need not draw anew. */
function keepEqual(): (values: LabelValues) => LabelValues {
  let last: LabelValues = {};
  return (values) => {
    const names = Object.keys(values);
    const isEqual =
      names.length === Object.keys(last).length && names.every((name) => values[name] === last[name]);
    if (!isEqual) last = values;
    return last;
  };
}
