import { sampleValues, templateParts, templateVariables, type LabelValues } from '@/entities/label';

/** Set of values for viewing a version. */
export interface SampleChoice {
  id: string;
  group: 'test-data' | 'label' | 'stress';
  words: string;
  values: LabelValues;
  /** Row number of the test data; only rows that the server has are available as PDF. */
  row?: number;
}

/** Named set of values, as in test data and stress cases. */
interface NamedValues {
  words: string;
  values: LabelValues;
}

/** Returns values that show a template before anything was entered. */
const valuesOf = (template: unknown): LabelValues =>
  sampleValues(templateParts(template), templateVariables(template));

/**
 * Returns the sets of values for viewing the versions: the test data first, then the label's own sample, then the
 * stress cases. A variable that is missing in a set has the sample's value, in the published version too, so that both
 * show the same.
 */
export function sampleChoices(
  templates: readonly unknown[],
  testData: readonly { name: string; values: LabelValues }[],
  stress: readonly (NamedValues & { id: string })[],
  sampleWords: string,
): [SampleChoice, ...SampleChoice[]] {
  const sample: LabelValues = Object.assign({}, ...templates.map(valuesOf));
  const own: SampleChoice = { id: 'sample', group: 'label', words: sampleWords, values: sample };
  const cases = stress.map(({ id, words, values }): SampleChoice => ({
    id: `stress-${id}`,
    group: 'stress',
    words,
    values: { ...sample, ...values },
  }));
  const [first, ...others] = testData.map(({ name, values }, row): SampleChoice => ({
    id: `row-${row}`,
    group: 'test-data',
    words: name,
    values: { ...sample, ...values },
    row,
  }));
  return first ? [first, ...others, own, ...cases] : [own, ...cases];
}
