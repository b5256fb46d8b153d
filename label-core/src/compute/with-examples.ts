import type { LabelElement, LabelTemplate, LabelVariable } from '../template/template-schema.ts';
import { variableLabel } from '../template/variable-label.ts';
import type { LabelValues } from '../values/label-values.ts';
import { computeValues } from './compute-values.ts';
import type { Clock } from './print-time.ts';

/** Number that a counter shows where the next one is not known. */
const exampleNumber = '000123';
/** The same for an SSCC, with the check digit of one. */
const exampleSscc = '340123450000001236';

/** What examples are computed from. */
export interface ExampleClock extends Clock {
  /** The next number of each counter, by its name, as far as they are known. */
  readonly numbers?: Readonly<Record<string, string>>;
}

/** A date for a variable that others are computed from. */
export const exampleDate = '2027-01-31';

/** Returns the clock of this computer, whose days begin at midnight. */
export const localClock = (): Clock => ({
  now: new Date(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  dayStartsAt: '00:00',
});

/** Returns whether a variable has its value from a date, a counter or a formula. What articles say has samples like other values. */
export const needsExample = ({ source }: LabelVariable): boolean =>
  source !== undefined && source.kind !== 'article';

/** Returns the names of the variables whose date others are computed from. */
export const dateBases = (variables: readonly LabelVariable[]): ReadonlySet<string> =>
  new Set(variables.flatMap(({ source }) => (source?.kind === 'date' ? (source.base ?? []) : [])));

/**
 * Returns values for a drawing with examples of the computed variables that have none: dates of this moment, the next number of
 * a counter or an example of one, and the name of what cannot be computed from these values. Values that are there stay, so those of a print
 * are never replaced. The same object when no variable needs an example.
 */
export function withExamples(
  { variables, elements = [] }: Pick<LabelTemplate, 'variables'> & Partial<Pick<LabelTemplate, 'elements'>>,
  values: LabelValues,
  { numbers = {}, ...clock }: ExampleClock,
): LabelValues {
  const isMissing = ({ name }: LabelVariable) => !Object.hasOwn(values, name) || values[name] === '';
  const shown = variables.filter((variable) => needsExample(variable) && isMissing(variable));
  if (shown.length === 0) return values;
  const computed = computeValues(variables.map(withoutArticle), values, {
    ...clock,
    article: (field) => field,
    numberOf: ({ counter }) =>
      (numbers[counter] || undefined) ??
      (issuesSsccs(counter, variables, elements) ? exampleSscc : exampleNumber),
  });
  const failed = new Set(computed.problems.map(({ variable }) => variable));
  const examples = shown.map((variable): [string, string] => {
    const { name } = variable;
    return [name, failed.has(name) ? variableLabel(variable) : (computed.values[name] ?? '')];
  });
  return { ...values, ...Object.fromEntries(examples) };
}

/** Returns whether the numbers of a counter are printed as SSCCs: behind the application identifier 00. */
const issuesSsccs = (
  counter: string,
  variables: readonly LabelVariable[],
  elements: readonly LabelElement[],
): boolean =>
  variables
    .filter(({ source }) => source?.kind === 'counter' && source.counter === counter)
    .some(
      ({ name }) =>
        elements.some((element) => element.type === 'barcode' && element.value.includes(`(00){{${name}}}`)) ||
        variables.some(
          ({ source }) =>
            source?.kind === 'formula' && withoutSpaces(source.text).includes(`"00",${withoutSpaces(name)}`),
        ),
    );

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');

/** Lets a variable that is filled by the article keep its sample. */
function withoutArticle(variable: LabelVariable): LabelVariable {
  if (variable.source?.kind !== 'article') return variable;
  const { source: _, ...rest } = variable;
  return rest;
}
