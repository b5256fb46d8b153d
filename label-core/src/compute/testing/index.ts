export { computedDate } from './computed-date.ts';
export { dateCases } from './date-cases.ts';
export { computedFormula, formulaCases } from './formula-cases.ts';
export { hostileFormulas } from './hostile-formulas.ts';
