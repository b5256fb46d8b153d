import { sampleValues, templateParts, templateVariables, type LabelValues } from '@/entities/label';

/** What a version can be looked at with. */
export interface SampleChoice {
  id: string;
  group: 'test-data' | 'label' | 'stress';
  words: string;
  values: LabelValues;
  /** Which row of the test data; only those the server knows can be had as PDF. */
  row?: number;
}

/** A named set of values, as test data and stress cases are. */
interface NamedValues {
  words: string;
  values: LabelValues;
}

/** Values that show a template before anybody filled something in. */
const valuesOf = (template: unknown): LabelValues =>
  sampleValues(templateParts(template), templateVariables(template));

/**
 * What the versions can be looked at with: the test data first, then the label's own sample, then the stress cases.
 * A variable that a set does not name has the sample's value, in the published version too, so that both show the same.
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
