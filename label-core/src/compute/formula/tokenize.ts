import { isVariableName } from '../../template/variable-name.ts';
import { sentences } from '../sentences/index.ts';
import { FormulaFault } from './formula-fault.ts';
import { readNumber, writtenDigits } from './fraction.ts';

const { formulaFault: said } = sentences;

/** Piece of a formula. `word` is a name without braces: of a function before a bracket, of a variable anywhere else. */
export interface FormulaToken {
  readonly kind: 'number' | 'text' | 'word' | 'braced' | 'sign' | 'end';
  /** A text without its quotation marks, a name without its braces; else as it is written. */
  readonly text: string;
  /** Where it begins and ends in the formula, in UTF-16 units; the end is exclusive. */
  readonly at: number;
  readonly end: number;
}

/** Each pattern looks at one place only and goes over a character once, so that no text takes long. */
const blank = /[ \t\r\n\u00a0]+/y;
const number = /\d+(?:\.\d+)?/y;
const word = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy;
const sign = /<>|<=|>=|[&+\-*/=<>(),]/y;
const text = /"(?:[^"]|"")*"/y;
const braced = /\{([^{}]*)\}/y;

function match(pattern: RegExp, formula: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(formula)?.[0];
}

/** Returns whether a variable of this name can be written without braces. */
export const isWord = (name: string): boolean => match(word, name, 0) === name;

/**
 * Divides a formula into its pieces; the last one is of the kind `end`.
 * @throws FormulaFault for a character that means nothing, and for a text or name without its end
 */
export function tokenize(formula: string): readonly FormulaToken[] {
  const tokens: FormulaToken[] = [];
  let at = match(blank, formula, 0)?.length ?? 0;
  while (at < formula.length) {
    const token = tokenAt(formula, at);
    tokens.push(token);
    at = token.end + (match(blank, formula, token.end)?.length ?? 0);
  }
  return [...tokens, { kind: 'end', text: '', at: formula.length, end: formula.length }];
}

function tokenAt(formula: string, at: number): FormulaToken {
  const tokenOf = (kind: FormulaToken['kind'], found: string, shown = found): FormulaToken => ({
    kind,
    text: shown,
    at,
    end: at + found.length,
  });
  const digits = match(number, formula, at);
  if (digits !== undefined) {
    if (readNumber(digits) === undefined)
      throw new FormulaFault(at, said.longNumber({ most: writtenDigits }));
    return tokenOf('number', digits);
  }
  const name = match(word, formula, at);
  if (name !== undefined) return tokenOf('word', name);
  const operator = match(sign, formula, at);
  if (operator !== undefined) return tokenOf('sign', operator);
  const literal = match(text, formula, at);
  if (literal !== undefined) return tokenOf('text', literal, literal.slice(1, -1).replaceAll('""', '"'));
  const inBraces = match(braced, formula, at);
  if (inBraces !== undefined) {
    const variable = inBraces.slice(1, -1).trim();
    if (!isVariableName(variable)) throw new FormulaFault(at, said.variableName({ name: variable }));
    return tokenOf('braced', inBraces, variable);
  }
  if (formula[at] === '"') throw new FormulaFault(at, said.openText);
  if (formula[at] === '{') throw new FormulaFault(at, said.openName);
  throw new FormulaFault(at, characterFault(formula.codePointAt(at) ?? 0));
}

/** Characters that cannot be seen are named by their number only. */
function characterFault(codePoint: number) {
  const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
  const character = String.fromCodePoint(codePoint);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)
    ? said.character({ character })
    : said.hiddenCharacter({ code });
}
