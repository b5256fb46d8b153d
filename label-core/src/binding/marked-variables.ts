import type { LabelElement } from '../template/template-schema.ts';
import { boundVariables } from './binding.ts';
import { elementTexts } from './element-texts.ts';

/**
 * Returns the variables whose values are read as markup wherever they are printed. Their length is that of what is seen. A
 * value that a barcode or a text without markup has too counts with its tags, which are printed there.
 */
export function markedVariables(elements: readonly LabelElement[]): ReadonlySet<string> {
  const marked = new Set<string>();
  const plain = new Set<string>();
  for (const element of elements) {
    for (const { value, markup } of elementTexts(element)) {
      for (const variable of boundVariables(value)) (markup ? marked : plain).add(variable);
    }
  }
  return new Set([...marked].filter((variable) => !plain.has(variable)));
}
