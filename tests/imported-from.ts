import { stringOf, type SyntaxNode } from './syntax-tree.ts';

/** What an import or an export names as its source; undefined for every other node. */
export const importedFrom = (node: SyntaxNode): string | undefined =>
  /^(Import|Export(All|Named))/.test(node.type) ? stringOf(node['source']) : undefined;
