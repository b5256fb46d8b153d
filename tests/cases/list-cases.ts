import type { SourceFile } from '../source-files.ts';
import { isNode, nameOf, nodesOf, type SyntaxNode } from '../syntax-tree.ts';

/** One test case as it is written: a table of cases is one. */
export interface TestCase {
  readonly path: string;
  /** Title as written in the source, including quotes: it may contain placeholders. */
  readonly title: string;
}

/** Members of `it` and `test` that are not test cases. */
const otherMembers = new Set([
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'configure',
  'describe',
  'extend',
  'setTimeout',
  'slow',
  'step',
  'use',
]);

/** Returns the cases of a test file, in their order. Throws when the file cannot be parsed. */
export function casesOf(file: SourceFile): TestCase[] {
  const calls = nodesOf(file).filter(({ type }) => type === 'CallExpression');
  const callees = new Set(calls.map(({ callee }) => callee));
  return calls
    .filter((call) => !callees.has(call) && isTestCall(call))
    .flatMap((call) => titleOf(file, call) ?? []);
}

/** Returns whether a call begins with `it` or `test`, as in `it.each(table)('…')`. */
function isTestCall(call: SyntaxNode): boolean {
  for (let node: unknown = call['callee']; isNode(node);) {
    if (node.type === 'Identifier') return node['name'] === 'it' || node['name'] === 'test';
    if (node.type === 'MemberExpression' && otherMembers.has(nameOf(node['property']) ?? '')) return false;
    node = node['object'] ?? node['callee'] ?? node['tag'];
  }
  return false;
}

function titleOf(file: SourceFile, call: SyntaxNode): TestCase | undefined {
  const [title, ...rest] = Array.isArray(call['arguments']) ? (call['arguments'] as unknown[]) : [];
  // `test.skip(condition, reason)` inside a case has no function.
  if (!isNode(title) || rest.length === 0 || !rest.some(isFunction)) return undefined;
  return { path: file.path, title: file.text.slice(title.start, Number(title['end'])) };
}

const isFunction = (value: unknown) =>
  isNode(value) && ['ArrowFunctionExpression', 'FunctionExpression', 'Identifier'].includes(value.type);
