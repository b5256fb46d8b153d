import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

/** Node as returned by the parser: its kind, its start, and the other properties of that kind. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

const trees = new WeakMap<SourceFile, readonly SyntaxNode[]>();

/**
 * Returns all nodes of the file, outer ones first. Throws when the file cannot be parsed: an unread file proves
 * nothing.
 */
export function nodesOf(file: SourceFile): readonly SyntaxNode[] {
  const known = trees.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  const nodes = [...walk(program)];
  trees.set(file, nodes);
  return nodes;
}

/** Yields all nodes at and below `value`. */
function* walk(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns the name of an identifier or the text of a string, else undefined. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') return String(value['name']);
  return stringOf(value);
}

/** Returns the text of a string literal, else undefined. */
export function stringOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'Literal') return undefined;
  return typeof value['value'] === 'string' ? value['value'] : undefined;
}

/** Returns the fixed parts of a string or a template literal. */
export function fixedTexts(value: unknown): string[] {
  const text = stringOf(value);
  if (text !== undefined) return [text];
  if (!isNode(value) || value.type !== 'TemplateLiteral') return [];
  return [...walk(value['quasis'])].flatMap(({ type, value: part }) =>
    type === 'TemplateElement' && typeof part === 'object' && part !== null && 'cooked' in part
      ? [String(part.cooked)]
      : [],
  );
}

/** Returns `path:line` of a node, as editors open it. */
export function placeOf(file: SourceFile, node: SyntaxNode): string {
  return `${file.path}:${file.text.slice(0, node.start).split('\n').length}`;
}
