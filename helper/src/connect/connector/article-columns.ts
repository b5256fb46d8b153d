import { headingPlace, suggestMapping } from 'label-core/import';
import type { ColumnChoice } from '../connect-config.ts';
import { connectLimits } from '../connect-limits.ts';
import { SourceFault } from './article-source.ts';

/** Column numbers of the parts of an article in a row, from 0. */
export interface ArticleColumns {
  readonly id: number;
  readonly name: number;
  readonly identifier: number;
  /** Names and numbers of the columns that have a name. */
  readonly values: readonly { readonly name: string; readonly index: number }[];
}

/** The first rows of a source, beginning with its headings if it has any. */
export interface SourceSample {
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
}

/**
 * Returns the columns of a source: those the owner named, and the others by their headings, with the rules of an import.
 * Without a column headed “id” the article number is the id; without a number the EAN is both. Throws {@link
 * SourceFault}.
 */
export function findArticleColumns(sample: SourceSample, choice: ColumnChoice): ArticleColumns {
  const { rows, hasHeader } = sample;
  const [first = []] = rows;
  const headings = hasHeader ? first : [];
  if (first.length > connectLimits.columns) {
    throw new SourceFault(
      `The source has ${first.length} columns; a connector passes on at most ${connectLimits.columns}.`,
    );
  }
  const suggested = suggestMapping({ kind: 'articles', rows, hasHeader, keys: [] });
  const byHeading = (field: string) => {
    const column = suggested.find((mapped) => mapped.field === field)?.column;
    return typeof column === 'string' ? headingPlace(column, headings) : column;
  };
  const chosen = (column: string | null, setting: string) =>
    column === null ? undefined : placeOf(column, setting, first, headings);
  const number =
    chosen(choice.identifier, 'CONNECT_IDENTIFIER_COLUMN') ?? byHeading('identifier') ?? byHeading('ean');
  const headedId = headingPlace('id', headings);
  const id = chosen(choice.id, 'CONNECT_ID_COLUMN') ?? (headedId === -1 ? number : headedId);
  const name = chosen(choice.name, 'CONNECT_NAME_COLUMN') ?? byHeading('name');
  if (name === undefined) throw missing('a name', 'CONNECT_NAME_COLUMN', headings);
  if (id === undefined) throw missing('an id or an article number', 'CONNECT_ID_COLUMN', headings);
  return { id, name, identifier: number ?? id, values: namedColumns(headings, first.length) };
}

/** Finds a column by its heading, or else by its number, from 1. Returns its index, from 0. */
function placeOf(
  column: string,
  setting: string,
  first: readonly string[],
  headings: readonly string[],
): number {
  const headed = headingPlace(column, headings);
  if (headed !== -1) return headed;
  const place = /^\d{1,3}$/.test(column) ? Number(column) - 1 : -1;
  if (place >= 0 && place < first.length) return place;
  throw new SourceFault(`The source has no column “${column}” (${setting}). ${itsColumns(headings)}`);
}

const missing = (what: string, setting: string, headings: readonly string[]) =>
  new SourceFault(
    `No column of the source is headed like ${what}; name the column with ${setting}. ${itsColumns(headings)}`,
  );

const itsColumns = (headings: readonly string[]) =>
  headings.length === 0
    ? 'It has no headings: columns are named by their number, from 1.'
    : `It has the columns ${headings.map((heading) => `“${heading.trim()}”`).join(', ')}.`;

/**
 * Returns the named columns; without headings the name of a column is its number. Throws for a duplicate name, because
 * the wrong text could be printed on a label.
 */
function namedColumns(headings: readonly string[], width: number): ArticleColumns['values'] {
  const names =
    headings.length > 0 ? headings : Array.from({ length: width }, (_none, index) => `${index + 1}`);
  const named = names
    .map((heading, index) => ({ name: heading.trim(), index }))
    .filter(({ name }) => name !== '');
  for (const { name, index } of named) {
    if (named.some((other) => other.name === name && other.index !== index)) {
      throw new SourceFault(`Two columns of the source are headed “${name}”; each needs a name of its own.`);
    }
    if (name.length > connectLimits.columnName) {
      throw new SourceFault(
        `A heading of the source has more than ${connectLimits.columnName} characters: “${name.slice(0, 40)}…”.`,
      );
    }
  }
  return named;
}
