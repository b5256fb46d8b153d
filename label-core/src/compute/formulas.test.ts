import { describe, expect, it } from 'vitest';
import { computedFormula, formulaCases } from './testing/formula-cases.ts';
import { hostileFormulas } from './testing/hostile-formulas.ts';
import { writtenFunctions } from './formula/function-names.ts';

describe('a formula', () => {
  it.each(formulaCases)('%s gives %s', (formula, result) => {
    expect(computedFormula(formula)).toBe(result);
  });

  it('is tried with each function', () => {
    const names = writtenFunctions.map((written) => written.slice(0, written.indexOf('(') + 1));
    const tried = formulaCases.map(([formula]) => formula).join('\n');
    expect(names.filter((name) => !tried.includes(name))).toEqual([]);
  });
});

describe('a hostile formula', () => {
  it.each(hostileFormulas.map(([formula, said]) => ({ shown: formula.slice(0, 40), formula, said })))(
    '$shown',
    ({ formula, said }) => {
      expect(computedFormula(formula)).toBe(said);
    },
  );
});
