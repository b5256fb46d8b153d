import type { Sentence } from '../../sentence/index.ts';
import { templateLimits } from '../../template/template-limits.ts';
import { sentences } from '../sentences/index.ts';
import { columnOf, FormulaFault } from './formula-fault.ts';
import type { BinaryOperator, FormulaNode } from './formula-node.ts';
import { readNumber, wholeNumber } from './fraction.ts';
import { countFault, functionNamed } from './function-names.ts';
import { tokenize, type FormulaToken } from './tokenize.ts';

const { formulaFault: said } = sentences;

/** A formula has no loops and is evaluated part by part, each at most once: its parts are the steps that it may take. */
export const formulaLimits = { parts: 1000, depth: 50 } as const;

/** A formula that can be evaluated. */
export interface Formula {
  readonly text: string;
  readonly root: FormulaNode;
  /** Its variables by name, each with the index of its first place. */
  readonly variables: ReadonlyMap<string, number>;
}

/** What is wrong with a formula. */
export interface FormulaFaultAt {
  /** Where, in characters from 1. */
  readonly column: number;
  /** The end of a sentence. */
  readonly reason: Sentence;
}

export const isFormulaFault = <Read extends object>(read: Read | FormulaFaultAt): read is FormulaFaultAt =>
  'column' in read;

/** Operators from the weakest to the strongest binding. Those of a row are taken from left to right. */
const rows: readonly (readonly BinaryOperator[])[] = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
];

/** Reads the pieces of a formula from left to right. */
class Reader {
  readonly #tokens: readonly FormulaToken[];
  readonly #names = new Map<string, number>();
  #position = 0;
  #parts = 0;
  #depth = 0;

  constructor(tokens: readonly FormulaToken[]) {
    this.#tokens = tokens;
  }

  get variables(): ReadonlyMap<string, number> {
    return this.#names;
  }

  whole(): FormulaNode {
    const root = this.#row(0);
    const { kind } = this.#next;
    if (kind !== 'end') throw this.#unexpected(said.unexpected({ found: this.#found }));
    return root;
  }

  get #next(): FormulaToken {
    // The last token is read by nobody, so there is always one.
    return this.#tokens[this.#position] ?? { kind: 'end', text: '', at: 0, end: 0 };
  }

  /** The next piece as it is named in a sentence. */
  get #found(): Sentence | string {
    const { kind, text } = this.#next;
    return kind === 'end' ? said.end : said.quoted({ text });
  }

  #unexpected(reason: Sentence): FormulaFault {
    return new FormulaFault(this.#next.at, reason);
  }

  #isSign(text: string): boolean {
    return this.#next.kind === 'sign' && this.#next.text === text;
  }

  #take(): FormulaToken {
    const token = this.#next;
    this.#position += 1;
    return token;
  }

  #expect(sign: string): void {
    if (!this.#isSign(sign)) throw this.#unexpected(said.expected({ sign, found: this.#found }));
    this.#position += 1;
  }

  #counted(node: FormulaNode): FormulaNode {
    this.#parts += 1;
    if (this.#parts > formulaLimits.parts) {
      throw new FormulaFault(node.at, said.tooManyParts({ most: formulaLimits.parts }));
    }
    return node;
  }

  #deeper<Result>(at: number, read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > formulaLimits.depth) {
      throw new FormulaFault(at, said.tooDeep({ most: formulaLimits.depth }));
    }
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** Reads operators of a row and of those that bind more strongly. A comparison is not compared again: a < b < c. */
  #row(row: number): FormulaNode {
    const operators = rows[row];
    if (!operators) return this.#sign();
    let left = this.#row(row + 1);
    for (;;) {
      const operator = operators.find((one) => this.#isSign(one));
      if (operator === undefined) return left;
      const { at } = this.#take();
      const right = this.#row(row + 1);
      left = this.#counted({ kind: 'binary', at, operator, left, right });
      if (row === 0) return left;
    }
  }

  #sign(): FormulaNode {
    if (!this.#isSign('-')) return this.#value();
    const { at } = this.#take();
    return this.#counted({ kind: 'minus', at, of: this.#deeper(at, () => this.#sign()) });
  }

  #value(): FormulaNode {
    const { kind, text, at } = this.#next;
    switch (kind) {
      case 'number':
        this.#take();
        return this.#counted({ kind, at, value: readNumber(text) ?? wholeNumber(0) });
      case 'text':
        this.#take();
        return this.#counted({ kind, at, text });
      case 'braced':
        this.#take();
        return this.#variable(text, at);
      case 'word':
        this.#take();
        return this.#isSign('(') ? this.#call(text, at) : this.#variable(text, at);
      case 'sign':
      case 'end':
      default:
        if (!this.#isSign('(')) throw this.#unexpected(said.valueExpected({ found: this.#found }));
        return this.#deeper(at, () => this.#inBrackets());
    }
  }

  #inBrackets(): FormulaNode {
    this.#expect('(');
    const inner = this.#row(0);
    this.#expect(')');
    return inner;
  }

  #variable(name: string, at: number): FormulaNode {
    if (!this.#names.has(name)) this.#names.set(name, at);
    return this.#counted({ kind: 'variable', at, name });
  }

  #call(word: string, at: number): FormulaNode {
    const name = functionNamed(word);
    if (name === undefined) throw new FormulaFault(at, said.unknownFunction({ name: word }));
    const values = this.#deeper(at, () => this.#valuesInBrackets());
    const written = countFault(name, values.length);
    if (written !== undefined) throw new FormulaFault(at, said.values({ written, count: values.length }));
    return this.#counted({ kind: 'call', at, name, values });
  }

  #valuesInBrackets(): readonly FormulaNode[] {
    this.#expect('(');
    const values: FormulaNode[] = [];
    while (!this.#isSign(')')) {
      if (values.length > 0) this.#expect(',');
      values.push(this.#row(0));
    }
    this.#expect(')');
    return values;
  }
}

/**
 * Reads a formula:
 *
 *     comparison  joined (("=" | "<>" | "<" | "<=" | ">" | ">=") joined)?
 *     joined      sum ("&" sum)*
 *     sum         product (("+" | "-") product)*
 *     product     signed (("*" | "/") signed)*
 *     signed      "-" signed | value
 *     value       number | "text" | name | {name} | function "(" values ")" | "(" comparison ")"
 *
 * Never throws; every text is read in a time that grows with its length only, and once for all labels of a print.
 */
export function parseFormula(text: string): Formula | FormulaFaultAt {
  const known = read.get(text);
  if (known) return known;
  const formula = readFormula(text);
  if (read.size >= READ_FORMULAS) read.clear();
  read.set(text, formula);
  return formula;
}

const READ_FORMULAS = 500;
const read = new Map<string, Formula | FormulaFaultAt>();

function readFormula(text: string): Formula | FormulaFaultAt {
  try {
    const most = templateLimits.formulaCharacters;
    if (text.length > most) throw new FormulaFault(most, said.tooLong({ most }));
    const reader = new Reader(tokenize(text));
    const root = reader.whole();
    return { text, root, variables: reader.variables };
  } catch (fault) {
    return faultOf(fault, text);
  }
}

/** Returns the place of a fault. @throws what is no fault of a formula */
export function faultOf(fault: unknown, text: string): FormulaFaultAt {
  if (!(fault instanceof FormulaFault)) throw fault;
  return { column: columnOf(text, fault.at), reason: fault.reason };
}
