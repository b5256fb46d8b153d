import type { Sentence } from 'label-core/sentence';
import { sentences } from './index.ts';

/** Parts of a sentence in a row, as a value of it: "a, b and c" in every language. */
export const inRow = (parts: readonly Sentence[]): readonly Sentence[] =>
  parts.map((part, index) => {
    if (index < parts.length - 2) return sentences.row.further({ part });
    return index > 0 && index === parts.length - 1 ? sentences.row.last({ part }) : part;
  });
