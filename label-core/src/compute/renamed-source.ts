import type { VariableSource } from '../template/variable-source.ts';
import { FormulaFault } from './formula/formula-fault.ts';
import { isWord, tokenize, type FormulaToken } from './formula/tokenize.ts';

/** Returns a source with other names of variables, wherever it names them; the same object when none changes. */
export function renamedSource(source: VariableSource, nameOf: (name: string) => string): VariableSource {
  if (source.kind === 'date' && source.base !== undefined) {
    const base = nameOf(source.base);
    return base === source.base ? source : { ...source, base };
  }
  if (source.kind !== 'formula') return source;
  const text = renamedIn(source.text, nameOf);
  return text === source.text ? source : { ...source, text };
}

/**
 * Returns a formula with other names of variables; all else stays as it is written. A name keeps its braces, and gets them
 * where it needs them. A formula that cannot be read stays.
 */
function renamedIn(formula: string, nameOf: (name: string) => string): string {
  const tokens = tokensOf(formula);
  let text = '';
  let end = 0;
  for (const [index, token] of tokens.entries()) {
    const name = token.text;
    if (!isVariable(token, tokens[index + 1]) || nameOf(name) === name) continue;
    const next = nameOf(name);
    text += formula.slice(end, token.at) + (token.kind === 'word' && isWord(next) ? next : `{${next}}`);
    end = token.end;
  }
  return text + formula.slice(end);
}

const isVariable = ({ kind }: FormulaToken, next: FormulaToken | undefined): boolean =>
  kind === 'braced' || (kind === 'word' && !(next?.kind === 'sign' && next.text === '('));

function tokensOf(formula: string): readonly FormulaToken[] {
  try {
    return tokenize(formula);
  } catch (fault) {
    if (fault instanceof FormulaFault) return [];
    throw fault;
  }
}
