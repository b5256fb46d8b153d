import { stringOf, type SyntaxNode } from './syntax-tree.ts';

/** Returns the source of an import or an export; undefined for every other node. */
export const importedFrom = (node: SyntaxNode): string | undefined =>
  /^(Import|Export(All|Named))/.test(node.type) ? stringOf(node['source']) : undefined;
