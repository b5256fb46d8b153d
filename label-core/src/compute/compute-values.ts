import type { LabelProblem } from '../problem/label-problem.ts';
import { told } from '../problem/told.ts';
import type { Sentence } from '../sentence/index.ts';
import type { LabelVariable } from '../template/template-schema.ts';
import { variableLabel } from '../template/variable-label.ts';
import type { CounterSource, DateSource } from '../template/variable-source.ts';
import { resolveValues, type LabelValues } from '../values/label-values.ts';
import type { Day } from './date/calendar.ts';
import { formatDate } from './date/date-format.ts';
import { readDate } from './date/read-date.ts';
import { addToDay, moveDay } from './date/shift-date.ts';
import { formatFault } from './format-fault.ts';
import { evaluateFormula } from './formula/evaluate-formula.ts';
import type { FormulaScope } from './formula/formula-call.ts';
import { baseDayOf, textOf, type FormulaValue } from './formula/formula-value.ts';
import { isFormulaFault, parseFormula } from './formula/parse-formula.ts';
import { printTime, type Clock } from './print-time.ts';
import { sentences } from './sentences/index.ts';
import { sourceOrder, sourceVariables } from './source-order.ts';

const { computeFault: said, formulaFault } = sentences;

/** What values are computed from besides other values. */
export interface ComputeContext extends Clock {
  /** Returns the name, the number or a datum of the article; undefined for what it does not have. */
  readonly article?: (field: string) => string | undefined;
  /** Returns the number of a counter for this label, as it is printed. */
  readonly numberOf: (source: CounterSource) => string;
}

export interface ComputedValues {
  /** A value for each variable. */
  readonly values: LabelValues;
  /** Variables that could not be computed. Their values are empty, and so are those that are taken from them. */
  readonly problems: readonly LabelProblem[];
}

/** Value of a variable, or why it has none. A sentence is the whole one, or its end. */
type Computed = FormulaValue | { readonly problem: Omit<LabelProblem, 'variable'> };

const empty: FormulaValue = { kind: 'text', text: '' };

/**
 * Computes the variables that have a source, each after those that it takes its value from; the others keep their value,
 * or have their default. The same values and the same context give the same result, in each browser and on the server.
 * Never throws, whatever the variables and values are, unless a function of the context does.
 *
 * Dates of the print are days of production. A base date is the day of a computed date, whatever its format, else read from
 * the text of the variable (see `readDate`). Where it is empty and the variable is not required, so is the result; any other
 * date that cannot be read is a problem.
 */
export function computeValues(
  variables: readonly LabelVariable[],
  values: LabelValues,
  context: ComputeContext,
): ComputedValues {
  const entered = resolveValues({ variables }, values);
  if (variables.every(({ source }) => source === undefined)) {
    return { values: Object.fromEntries(entered), problems: [] };
  }
  const known = new Map<string, FormulaValue>();
  const failed = new Set<string>();
  const problems: LabelProblem[] = [];
  const fail = (name: string, problem?: Omit<LabelProblem, 'variable'>) => {
    failed.add(name);
    known.set(name, empty);
    if (problem) problems.push({ ...problem, variable: name });
  };
  const scope: FormulaScope = {
    time: printTime(context),
    valueOf: (name) => known.get(name),
    article: (field) => context.article?.(field),
  };
  const { order, circular, unordered } = sourceOrder(variables);
  for (const { name } of unordered) fail(name);
  for (const variable of circular) fail(variable.name, uncomputable(variable, said.circular));
  for (const variable of order) {
    const { name, source } = variable;
    if (!source) known.set(name, { kind: 'text', text: entered.get(name) ?? '' });
    // What another variable lacks is said once, where it is.
    else if (sourceVariables(source).some((one) => failed.has(one))) fail(name);
    else {
      const computed = compute(variable, source, scope, context.numberOf);
      if ('problem' in computed) fail(name, computed.problem);
      else known.set(name, computed);
    }
  }
  const texts = variables.map(({ name }) => [name, textOf(known.get(name) ?? empty)]);
  return { values: Object.fromEntries(texts), problems };
}

const uncomputable = (variable: LabelVariable, reason: Sentence) =>
  told.valueUncomputable({ name: variableLabel(variable), reason });

function compute(
  variable: LabelVariable,
  source: NonNullable<LabelVariable['source']>,
  scope: FormulaScope,
  numberOf: ComputeContext['numberOf'],
): Computed {
  switch (source.kind) {
    case 'counter':
      return { kind: 'text', text: numberOf(source) };
    case 'article':
      return { kind: 'text', text: scope.article(source.field) ?? '' };
    case 'formula': {
      const formula = parseFormula(source.text);
      const value = isFormulaFault(formula) ? formula : evaluateFormula(formula, scope);
      if (!isFormulaFault(value)) return value;
      return { problem: told.formulaFault({ name: variableLabel(variable), ...value }) };
    }
    case 'date':
    default: {
      const found = dateText(source, variable, scope);
      return 'code' in found ? { problem: uncomputable(variable, found) } : found;
    }
  }
}

/** Returns the text of a date with its day, or the end of a sentence that says why there is none. */
function dateText(source: DateSource, variable: LabelVariable, scope: FormulaScope): FormulaValue | Sentence {
  const { time } = scope;
  if ('code' in time) return time;
  const start = baseDay(source.base, variable, scope, time.productionDay);
  if (typeof start !== 'number') return start;
  const added = source.add ? addToDay(start, source.add) : start;
  const day = added !== undefined && source.to ? moveDay(added, source.to) : added;
  if (day === undefined) return said.range;
  const text = formatDate({ day, secondsOfDay: time.secondsOfDay }, source.format, source.locale);
  return typeof text === 'string' ? { kind: 'text', text, day } : formatFault(text);
}

/** Returns the day that a date begins with; an empty value, or the end of a sentence, when there is none. */
function baseDay(
  base: string | undefined,
  { required = false }: LabelVariable,
  { valueOf }: FormulaScope,
  today: Day,
): Day | FormulaValue | Sentence {
  if (base === undefined) return today;
  const value = valueOf(base);
  if (!value) return formulaFault.unknownVariable({ name: base });
  const text = textOf(value);
  if (text.trim() === '') return required ? said.noDate({ name: base }) : empty;
  return baseDayOf(value) ?? readDate(text, today) ?? said.notDate({ text });
}
