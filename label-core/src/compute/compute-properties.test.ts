import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelVariable } from '../template/template-schema.ts';
import { computeValues, type ComputeContext } from './compute-values.ts';
import { evaluateFormula } from './formula/evaluate-formula.ts';
import { formulaLimits, isFormulaFault, parseFormula } from './formula/parse-formula.ts';
import { renamedSource } from './renamed-source.ts';
import { sourceVariables } from './source-order.ts';
import { formulaSoup, formulaTree, printedFormula } from './testing/formula-arbitrary.ts';

const rounds = { numRuns: 1000 };
const formulas = fc.oneof(formulaSoup, formulaTree.map(printedFormula));
const time = { day: 20_883, productionDay: 20_882, secondsOfDay: 50_829 };

const isOfSize = (code: string) => /too-(?:long|many-parts|deep)$/.test(code);

/** Returns the tree of a formula without its places. */
const shapeOf = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key: string, part: unknown) => {
      if (key === 'at') return undefined;
      return typeof part === 'bigint' ? part.toString() : part;
    }),
  );

const names = fc.constantFrom('lot', 'best before', 'weight', 'empty', '__proto__', 'toString');
const source: fc.Arbitrary<NonNullable<LabelVariable['source']>> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('date' as const),
      base: names,
      add: fc.record({ years: fc.integer(), days: fc.integer() }, { requiredKeys: [] }),
      to: fc.constantFrom('endOfWeek' as const, 'startOfQuarter' as const),
      format: fc.oneof(fc.constantFrom('dd.MM.yyyy', "'", 'MMMMM'), fc.string()),
      locale: fc.constantFrom('de', 'xx', ''),
    },
    { requiredKeys: ['kind', 'format'] },
  ),
  formulas.map((text) => ({ kind: 'formula' as const, text })),
  names.map((field) => ({ kind: 'article' as const, field })),
  fc.constant({ kind: 'counter' as const, counter: 'c', per: 'label' as const }),
);
const variable: fc.Arbitrary<LabelVariable> = fc.record(
  {
    name: names,
    type: fc.constantFrom('default' as const, 'toggle' as const, 'media-ref' as const),
    required: fc.boolean(),
    defaultValue: fc.string(),
    source,
  },
  { requiredKeys: ['name', 'type'] },
);
const context: fc.Arbitrary<ComputeContext> = fc.record({
  now: fc.date({ noInvalidDate: false }),
  timeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'Nowhere/None', ''),
  dayStartsAt: fc.constantFrom('00:00', '06:00', '24:00', 'six'),
  article: fc.constant((field: string) => (field === 'lot' ? 'L1' : undefined)),
  numberOf: fc.constant(() => '0001'),
});

describe('computing', () => {
  it('never throws, gives each variable a text and the same result again', () => {
    fc.assert(
      fc.property(
        fc.array(variable, { maxLength: 8 }),
        fc.dictionary(names, fc.oneof(fc.string(), fc.constantFrom('2027-03-31', '270200', '12.5'))),
        context,
        (variables, values, given) => {
          const computed = computeValues(variables, values, given);
          expect(Object.keys(computed.values).toSorted()).toEqual(
            [...new Set(variables.map(({ name }) => name))].toSorted(),
          );
          for (const value of Object.values(computed.values)) expect(value).toBeTypeOf('string');
          for (const { variable: name = '' } of computed.problems) expect(computed.values[name]).toBe('');
          expect(computeValues(variables, values, given)).toEqual(computed);
        },
      ),
      rounds,
    );
  });

  it('ends after as many steps as the formula has parts, with a value or a fault in it', () => {
    fc.assert(
      fc.property(formulas, (text) => {
        const formula = parseFormula(text);
        let asked = 0;
        const valueOf = () => {
          asked += 1;
          return { kind: 'text' as const, text: '2027-03-31' };
        };
        const scope = { time, valueOf, article: () => '12' };
        const value = isFormulaFault(formula) ? formula : evaluateFormula(formula, scope);
        expect(asked).toBeLessThanOrEqual(formulaLimits.parts);
        const column = isFormulaFault(value) ? value.column : 1;
        expect(column).toBeLessThanOrEqual(Array.from(text).length + 1);
      }),
      rounds,
    );
  });

  it('reads a written formula as the same parts', () => {
    fc.assert(
      fc.property(formulaTree, (tree) => {
        const text = printedFormula(tree);
        const formula = parseFormula(text);
        fc.pre(!isFormulaFault(formula) || !isOfSize(formula.reason.code));
        expect(shapeOf(isFormulaFault(formula) ? formula : formula.root)).toEqual(shapeOf(tree));
      }),
      rounds,
    );
  });

  it('renames variables by their places: renamed and renamed back it is the same formula', () => {
    fc.assert(
      fc.property(formulaTree, (tree) => {
        const text = printedFormula(tree);
        fc.pre(text.length <= 1000);
        const before = { kind: 'formula' as const, text };
        const renamed = renamedSource(before, (name) => (name === 'lot' ? 'lot no' : name));
        expect(sourceVariables(renamed)).toEqual(
          sourceVariables(before).map((name) => (name === 'lot' ? 'lot no' : name)),
        );
        const back = renamedSource(renamed, (name) => (name === 'lot no' ? 'lot' : name));
        expect(shapeOf(parseFormula(back.kind === 'formula' ? back.text : ''))).toEqual({
          ...(shapeOf(parseFormula(text)) as object),
          text: expect.any(String) as string,
        });
      }),
      rounds,
    );
  });
});
