import { connectLimits } from '../connect-limits.ts';
import type { ArticleColumns } from './article-columns.ts';
import { SourceFault, type ArticleRow } from './article-source.ts';

/**
 * Returns the article of a row. Throws {@link SourceFault} when a part of it cannot be passed on, because a shortened
 * text would be printed as if it were complete.
 */
export function articleRow(cells: readonly string[], columns: ArticleColumns): ArticleRow {
  const cell = (index: number) => cells[index] ?? '';
  const id = cell(columns.id);
  if (id === '' || id.length > connectLimits.id) {
    throw new SourceFault(
      id === ''
        ? 'An article has no id.'
        : `The id “${id.slice(0, 40)}…” has more than ${connectLimits.id} characters.`,
    );
  }
  const values = columns.values.filter(({ index }) => cell(index) !== '');
  const tooLong = [...values, { name: 'name', index: columns.name }].find(
    ({ index }) => cell(index).length > connectLimits.value,
  );
  if (tooLong) {
    throw new SourceFault(
      `The article ${id} has more than ${connectLimits.value.toLocaleString('en')} characters in “${tooLong.name}”.`,
    );
  }
  return {
    id,
    name: cell(columns.name),
    externalIdentifier: cell(columns.identifier),
    values: Object.fromEntries(values.map(({ name, index }) => [name, cell(index)])),
  };
}
