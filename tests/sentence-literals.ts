import type { SourceFile } from './source-files.ts';
import { isNode, nameOf, nodesOf, placeOf, type SyntaxNode } from './syntax-tree.ts';

/** Two words that start with a capital, or words that end with a full stop. */
const SENTENCE = /^\p{Lu}[\p{L}\p{N}’']* \p{L}|\p{L} .*\p{L}[.!?]$/u;
/** Names of functions and errors whose texts are thrown or logged for programmers only. */
const FOR_PROGRAMMERS = /^(?:\w*Error|DOMException|error|info|warn|log|reportError)$/;

/**
 * Returns the strings of the code that read as sentences: texts for people belong in the message catalogue of their
 * slice.
 */
export function findSentenceLiterals(file: SourceFile): string[] {
  const nodes = nodesOf(file);
  const exempt = nodes.filter(isForProgrammers).map(rangeOf);
  const isExempt = ({ start }: SyntaxNode) => exempt.some(([from, to]) => start >= from && start < to);
  return nodes.flatMap((node) =>
    writtenTexts(node)
      .filter((text) => SENTENCE.test(text.trim()) && !isExempt(node))
      .map((text) => `${placeOf(file, node)} spells “${text.trim()}”`),
  );
}

/**
 * Returns problems and answers of a program whose `message` is spelled in the code: its texts for people belong in its
 * catalogue of sentences, with a code. Errors for programmers have no such field.
 */
export const findMessageLiterals = (file: SourceFile): string[] =>
  nodesOf(file)
    .filter(({ type, key }) => type === 'Property' && /^[Mm]essage$/.test(nameOf(key) ?? ''))
    .flatMap((node) => {
      const { value } = node;
      const texts = isNode(value) ? writtenTexts(value) : [];
      return texts
        .filter((text) => SENTENCE.test(text.trim()))
        .map((text) => `${placeOf(file, node)} spells “${text.trim()}”`);
    });

function isForProgrammers({ type, callee }: SyntaxNode): boolean {
  if (type === 'ImportDeclaration' || type.startsWith('TS')) return true;
  if (type !== 'NewExpression' && type !== 'CallExpression') return false;
  if (isNode(callee) && callee.type === 'Super') return true;
  const called = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : callee;
  return FOR_PROGRAMMERS.test(nameOf(called) ?? '');
}

const rangeOf = ({ start, end }: SyntaxNode): readonly [from: number, to: number] => [
  start,
  typeof end === 'number' ? end : start,
];

/** Returns the text of a string or template literal, with “…” for its values; nothing for any other node. */
export function writtenTexts({ type, value, quasis }: SyntaxNode): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return [];
  const whole = quasis
    .filter(isNode)
    .map(({ value: part }) =>
      typeof part === 'object' && part !== null && 'cooked' in part ? String(part.cooked) : '',
    )
    .join('…');
  return [whole];
}
