import { dateBases, exampleDate, needsExample } from '../../compute/with-examples.ts';
import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { templateLimits } from '../../template/template-limits.ts';
import { variableLabel } from '../../template/variable-label.ts';
import { codeValues } from './code-values.ts';
import { repeatedText } from './repeated-text.ts';
import type { StressSample, StressSampleId } from './stress-sample.ts';
import { accentedText, longText, rightToLeftText, stressWords } from './stress-texts.ts';

/** Typical length of texts for variables without a limit. */
const longInPractice = 80;
const shortInPractice = 40;

/** Values of one variable in the samples. */
type Tries = Readonly<Partial<Record<StressSampleId, string>>> & { readonly ordinary: string };

/**
 * Returns values that test the limits of a label: the longest, empty ones, accents and wide letters, right-to-left text,
 * and every switch on or off. Samples that would add nothing are left out: a label without switches has none of theirs.
 * Barcodes get values that their symbology accepts, and variables that others are computed from dates; a required variable
 * is never empty, and a fixed one keeps its value. Computed variables are left out: `withExamples` computes them.
 */
export function stressSamples(template: LabelTemplate): readonly StressSample[] {
  const { variables } = template;
  const entered = variables.filter((variable) => !needsExample(variable));
  const bases = dateBases(variables);
  const tries = new Map(entered.map((variable) => [variable.name, triesOf(template, variable, bases)]));
  const isUsed = (id: StressSampleId): boolean => [...tries.values()].some((own) => own[id] !== undefined);
  return ids.filter(isUsed).map((id) => ({
    id,
    words: stressWords[id],
    values: Object.fromEntries([...tries].map(([name, own]) => [name, own[id] ?? own.ordinary])),
  }));
}

const ids: readonly StressSampleId[] = [
  'longest',
  'empty',
  'accented',
  'right-to-left',
  'toggles-on',
  'toggles-off',
];

function triesOf(template: LabelTemplate, variable: LabelVariable, bases: ReadonlySet<string>): Tries {
  const { type, defaultValue = '', editable = true, required = false, propertySize } = variable;
  if (type === 'toggle') return { ordinary: 'true', 'toggles-on': 'true', 'toggles-off': 'false' };
  if (type === 'media-ref' || (!editable && defaultValue !== '')) return { ordinary: defaultValue };
  const most =
    propertySize === undefined ? undefined : Math.min(propertySize, templateLimits.valueCharacters);
  const empty = required ? {} : { empty: '' };
  if (bases.has(variable.name)) return { ordinary: defaultValue || exampleDate, ...empty };
  const code = codeValues(template, variable);
  if (code)
    return { ordinary: defaultValue === '' ? code.ordinary : defaultValue, longest: code.longest, ...empty };
  const short = Math.min(shortInPractice, most ?? shortInPractice);
  return {
    ordinary: defaultValue === '' ? repeatedText(variableLabel(variable), Math.min(12, short)) : defaultValue,
    longest: repeatedText(longText, most ?? longInPractice),
    accented: repeatedText(accentedText, most ?? longInPractice),
    'right-to-left': repeatedText(rightToLeftText, short),
    ...empty,
  };
}
