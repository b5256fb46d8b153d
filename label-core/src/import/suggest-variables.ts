import { columnAliases, wordsForValue } from './column-aliases.ts';
import { cellText } from './csv-record.ts';
import { folded } from './folded.ts';

interface VariableNames {
  readonly name: string;
  /** Name that people see; "" where it has none. */
  readonly label: string;
}

export interface SuggestedVariables {
  /** Index of the column of each variable, from 0; null for one that no heading names. */
  readonly columns: readonly (number | null)[];
  /** Index of the column with the number of labels of each row; null when no heading names it. */
  readonly copies: number | null;
}

/** Headings of a column with the number of labels, folded, beside those of the quantity of an order. */
const copiesWords = [
  'labelcount',
  'numberoflabels',
  'etiketten',
  'anzahletiketten',
  'kopien',
  'copias',
  'exemplaires',
];
const wordsForCopies = [...copiesWords, 'cantidad', ...(columnAliases.orders['quantity'] ?? [])];

/**
 * Returns the columns whose headings name the variables of a label, each column once: first by the very name, then by
 * what else a column of the same meaning is called. The number of labels takes a column that no variable takes.
 * @param headings from left to right; "" where a column has none
 */
export function suggestVariables(
  headings: readonly string[],
  variables: readonly VariableNames[],
): SuggestedVariables {
  const titles = headings.map((heading) => folded(cellText(heading)));
  const taken = new Set<number>();
  const take = (words: readonly string[]): number | null => {
    for (const word of words) {
      const index = titles.findIndex((title, at) => !taken.has(at) && title !== '' && title === word);
      if (index === -1) continue;
      taken.add(index);
      return index;
    }
    return null;
  };
  const byName = variables.map(({ name, label }) => take([folded(name), folded(label)]));
  const columns = variables.map(
    ({ name, label }, at) => byName[at] ?? take([...synonymsOf(folded(name)), ...synonymsOf(folded(label))]),
  );
  return { columns, copies: take(wordsForCopies) };
}

/** Returns other headings, folded, of columns that fill a variable. */
function synonymsOf(word: string): readonly string[] {
  if (word === '') return [];
  const ofArticle = Object.values(columnAliases.articles).find((words) => words.includes(word)) ?? [];
  return [...wordsForValue(word), ...ofArticle];
}
