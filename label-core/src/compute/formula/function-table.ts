import { templateLimits } from '../../template/template-limits.ts';
import { formatDate } from '../date/date-format.ts';
import { dateLanguageOf } from '../date/date-names.ts';
import { addToDay, moveDay } from '../date/shift-date.ts';
import { formatFault } from '../format-fault.ts';
import { sentences } from '../sentences/index.ts';
import type { FormulaCall } from './formula-call.ts';
import { FormulaFault } from './formula-fault.ts';
import { dateValue, isTrue, numberValue, textValue, type FormulaValue } from './formula-value.ts';
import { rounded } from './fraction.ts';
import type { FunctionName } from './function-names.ts';
import { digitalLink, gs1 } from './gs1-function.ts';
import { formatNumber } from './number-format.ts';
import { checkFunctions, textFunctions } from './text-functions.ts';

const { computeFault, formulaFault: said } = sentences;

/** Decimals to which a number is rounded at most. */
const mostDecimals = 15;
/** Days and months of 9,999 years: no date can be further from another. */
const mostDays = 3_652_059;
const mostMonths = 119_988;

function localeAt(call: FormulaCall, index: number): string | undefined {
  const locale = call.optionalText(index);
  if (locale !== undefined && dateLanguageOf(locale) === undefined) {
    throw new FormulaFault(call.placeOf(index), computeFault.language({ text: locale }));
  }
  return locale;
}

function number(call: FormulaCall): FormulaValue {
  const [value, format, locale] = [call.number(0), call.text(1), localeAt(call, 2)];
  const text = formatNumber(value, format, locale);
  if (text === undefined) throw new FormulaFault(call.placeOf(1), said.numberFormat({ text: format }));
  return textValue(text, call.at);
}

function date(call: FormulaCall): FormulaValue {
  const [day, format, locale] = [call.day(0), call.text(1), localeAt(call, 2)];
  if (format.length > templateLimits.dateFormatCharacters) {
    throw new FormulaFault(call.placeOf(1), said.longText({ most: templateLimits.dateFormatCharacters }));
  }
  const text = formatDate({ day, secondsOfDay: call.time.secondsOfDay }, format, locale);
  if (typeof text !== 'string') throw new FormulaFault(call.placeOf(1), formatFault(text));
  return { kind: 'text', text, written: day };
}

function pick(call: FormulaCall): FormulaValue {
  const chosen = call.whole(0, 1, call.count - 1);
  return call.value(chosen);
}

/** What each function does. Of the values of `if` and `pick`, only the one that is taken is evaluated. */
export const functionTable: Readonly<Record<FunctionName, (call: FormulaCall) => FormulaValue>> = {
  ...textFunctions,
  ...checkFunctions,
  gs1,
  digitalLink,
  number,
  date,
  pick,
  if(call) {
    if (isTrue(call.value(0), call.placeOf(0))) return call.value(1);
    return call.count > 2 ? call.value(2) : textValue('', call.at);
  },
  round(call) {
    const value = call.number(0);
    const decimals = call.count > 1 ? call.whole(1, -mostDecimals, mostDecimals) : 0;
    return numberValue(rounded(value, decimals), call.at);
  },
  today: (call) => dateValue(call.time.productionDay, call.at),
  now: (call) => dateValue(call.time.day, call.at),
  addDays: (call) => dateValue(addToDay(call.day(0), { days: call.whole(1, -mostDays, mostDays) }), call.at),
  addMonths: (call) =>
    dateValue(addToDay(call.day(0), { months: call.whole(1, -mostMonths, mostMonths) }), call.at),
  addYears: (call) =>
    dateValue(
      addToDay(call.day(0), {
        years: call.whole(1, -templateLimits.dateOffset, templateLimits.dateOffset),
      }),
      call.at,
    ),
  endOfMonth: (call) => dateValue(moveDay(call.day(0), 'endOfMonth'), call.at),
  article: (call) => textValue(call.scope.article(call.text(0)) ?? '', call.at),
};
