import * as fc from 'fast-check';
import { functionNamed, writtenFunctions, type FunctionName } from '../formula/function-names.ts';
import type { FormulaNode } from '../formula/formula-node.ts';
import { plainNumber, readNumber, wholeNumber } from '../formula/fraction.ts';
import { isWord } from '../formula/tokenize.ts';

const functionNames = writtenFunctions.flatMap((written) => functionNamed(written.split('(')[0] ?? '') ?? []);
const variableNames = ['lot', 'best before', 'weight', 'empty', 'a.b', 'left', '2nd', '__proto__', 'größe'];
const texts = [
  '',
  'A1',
  '2027-03-31',
  '270200',
  '12.5',
  'say "hi"',
  '#,##0.00',
  'dd.MM.yyyy',
  'de',
  '01',
  '👍',
  'true',
];
const operators = ['&', '+', '-', '*', '/', '=', '<>', '<', '<=', '>', '>='] as const;

/** Pieces that stand together as they come: mostly no formula. */
export const formulaSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...operators,
        '(',
        ')',
        ',',
        ' ',
        '"',
        '{',
        '}',
        '.',
        '\u200b',
        '\u202e',
        ';',
        '1e9',
        '0.1',
      ),
      fc.constantFrom(...variableNames, ...functionNames.map((name) => `${name}(`), ...texts),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));

const leaf: fc.Arbitrary<FormulaNode> = fc.oneof(
  fc
    .tuple(fc.nat(99_999), fc.nat(99))
    .map(([whole, decimals]) => readNumber(`${whole}.${decimals}`) ?? wholeNumber(0))
    .map((value): FormulaNode => ({ kind: 'number', at: 0, value })),
  fc.constantFrom(...texts).map((text): FormulaNode => ({ kind: 'text', at: 0, text })),
  fc.constantFrom(...variableNames).map((name): FormulaNode => ({ kind: 'variable', at: 0, name })),
);

/** Numbers of values that each function takes. */
const counts: Readonly<Partial<Record<FunctionName, readonly number[]>>> = {
  today: [0],
  now: [0],
  gs1: [2, 4],
  digitalLink: [3, 5],
  pick: [2, 3, 4],
  if: [2, 3],
  round: [1, 2],
  mid: [2, 3],
  pad: [2, 3],
  number: [2, 3],
  date: [2, 3],
  replace: [3],
  left: [2],
  right: [2],
  addDays: [2],
  addMonths: [2],
  addYears: [2],
};

/** A formula that can be read, as its parts. */
export const formulaTree: fc.Arbitrary<FormulaNode> = fc.letrec<{ node: FormulaNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, depthSize: 'medium' },
    leaf,
    tie('node').map((of): FormulaNode => ({ kind: 'minus', at: 0, of })),
    fc
      .record({ operator: fc.constantFrom(...operators), left: tie('node'), right: tie('node') })
      .map((parts): FormulaNode => ({ kind: 'binary', at: 0, ...parts })),
    fc.constantFrom(...functionNames).chain((name) =>
      fc
        .constantFrom(...(counts[name] ?? [1]))
        .chain((count) => fc.array(tie('node'), { minLength: count, maxLength: count }))
        .map((values): FormulaNode => ({ kind: 'call', at: 0, name, values })),
    ),
  ),
})).node;

/** Writes a formula from its parts, each in brackets where it is not alone. */
export function printedFormula(node: FormulaNode): string {
  switch (node.kind) {
    case 'number':
      return plainNumber(node.value);
    case 'text':
      return `"${node.text.replaceAll('"', '""')}"`;
    case 'variable':
      return isWord(node.name) ? node.name : `{${node.name}}`;
    case 'minus':
      return `-(${printedFormula(node.of)})`;
    case 'call':
      return `${node.name}(${node.values.map(printedFormula).join(', ')})`;
    case 'binary':
    default:
      return `(${printedFormula(node.left)}) ${node.operator} (${printedFormula(node.right)})`;
  }
}
