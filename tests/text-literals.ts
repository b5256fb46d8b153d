import type { SourceFile } from './source-files.ts';
import { fixedTexts, isNode, nameOf, nodesOf, placeOf, type SyntaxNode } from './syntax-tree.ts';

/** Attributes whose text a person reads or hears. */
const spokenAttributes = new Set([
  'label',
  'title',
  'placeholder',
  'description',
  'alt',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);
const hasWord = (text: string) => /\p{L}/u.test(text);

/** Returns the places in JSX where a text for people is spelled instead of taken from texts.ts. */
export function findTextLiterals(file: SourceFile): string[] {
  return nodesOf(file).flatMap((node) =>
    textsSpelledBy(node)
      .filter(hasWord)
      .map((text) => `${placeOf(file, node)} spells “${text.trim()}”`),
  );
}

function textsSpelledBy(node: SyntaxNode): string[] {
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'JSXAttribute' && spokenAttributes.has(nameOf(node['name']) ?? '')) {
    return textsOf(node['value']);
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = Array.isArray(node['children']) ? node['children'] : [];
    return children
      .filter((child) => isNode(child) && child.type === 'JSXExpressionContainer')
      .flatMap(textsOf);
  }
  return [];
}

/** Includes the texts that a condition inside the braces chooses from. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'JSXExpressionContainer':
      return textsOf(value['expression']);
    case 'ConditionalExpression':
      return [...textsOf(value['consequent']), ...textsOf(value['alternate'])];
    case 'LogicalExpression':
      return textsOf(value['right']);
    default:
      return fixedTexts(value);
  }
}
