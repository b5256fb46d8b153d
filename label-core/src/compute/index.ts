/** Values that a label computes, without any code for drawing it: the same in a browser and on the server. */
export { computeValues, type ComputeContext, type ComputedValues } from './compute-values.ts';
export { dateFormatFault, type DateFormatFault } from './date/date-format.ts';
export { dateLanguages, type DateLanguage } from './date/date-names.ts';
export { writtenFunctions } from './formula/function-names.ts';
export { isFormulaFault, parseFormula, type Formula, type FormulaFaultAt } from './formula/parse-formula.ts';
export { productionDay } from './print-time.ts';
export { localClock, withExamples } from './with-examples.ts';
export { sourceVariables } from './source-order.ts';
