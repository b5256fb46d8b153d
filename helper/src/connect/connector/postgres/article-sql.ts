import { escapeIdentifier } from 'pg';
import { spellings } from 'label-core/search';
import { accentRanges, type SearchWords } from '../search-text.ts';

/** Names of the columns that are searched. */
export interface SearchedColumns {
  readonly id: string;
  readonly name: string;
  readonly identifier: string;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/**
 * Returns the owner's query as a subquery. The line breaks keep a comment at the end of the query from commenting out the
 * bracket.
 */
const sourceOf = (query: string) => `FROM (\n${query}\n) AS source`;

/** Returns a statement that yields no rows, only the names of the columns. */
export const columnsStatement = (query: string): Statement => ({
  text: `SELECT * ${sourceOf(query)} LIMIT 0`,
  values: [],
});

/**
 * Returns a statement for the rows whose id matches exactly, with the id as text in the first column. Two rows mean that
 * the query is faulty.
 */
export function findStatement(query: string, columns: SearchedColumns, id: string): Statement {
  const idText = textOf(columns.id);
  return { text: `SELECT ${idText}, source.* ${sourceOf(query)} WHERE ${idText} = $1 LIMIT 2`, values: [id] };
}

interface Page {
  readonly offset: number;
  readonly take: number;
}

/**
 * Returns a statement for one page of the rows that contain all words, in the sort order of the CSV source. The first two
 * columns are the total number of rows and the id as text. The search text is passed only in the values, never in the
 * SQL.
 */
export function searchStatement(
  query: string,
  columns: SearchedColumns,
  { words, whole }: SearchWords,
  { offset, take }: Page,
): Statement {
  const [wholeAt, takeAt, offsetAt, ...wordsAt] = [whole, take, offset, ...words].map(
    (_value, at) => `$${at + 1}`,
  );
  const conditions = wordsAt.map((word) => `strpos(folded.text, ${word}) > 0`);
  const text = `
    SELECT count(*) OVER (), ${textOf(columns.id)}, source.*
    ${sourceOf(query)}
    CROSS JOIN LATERAL (
      SELECT ${folded(textOf(columns.id))} AS id, ${folded(textOf(columns.identifier))} AS identifier,
        ${folded(textOf(columns.name))} AS name OFFSET 0
    ) AS parts
    CROSS JOIN LATERAL (
      SELECT concat_ws(chr(10), parts.name, parts.identifier, parts.id) AS text OFFSET 0
    ) AS folded
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
    ORDER BY ${wholeAt} <> '' AND (parts.id = ${wholeAt} OR parts.identifier = ${wholeAt}) DESC,
      parts.name COLLATE "C", ${textOf(columns.id)} COLLATE "C"
    LIMIT ${takeAt}::int OFFSET ${offsetAt}::int`;
  return { text, values: [whole, take, offset, ...words] };
}

const textOf = (column: string) => `coalesce(source.${escapeIdentifier(column)}::text, '')`;

/** Includes capital letters, because a database with the locale C lowercases only ASCII. */
const pairs = Object.entries(spellings).flatMap(([letter, spelling]) =>
  [letter, letter.toUpperCase()].filter((it) => it.length === 1).map((it) => ({ letter: it, spelling })),
);
const letters = pairs.filter(({ spelling }) => spelling.length === 1);
const longer = pairs.filter(({ spelling }) => spelling.length > 1);
const from = letters.map(({ letter }) => letter).join('');
const to = letters.map(({ spelling }) => spelling).join('');

/** Returns `foldText` as an SQL expression. Most texts are ASCII, for which `lower` is enough. */
function folded(text: string): string {
  const plain = `lower(regexp_replace(normalize(${text}, NFKD), '[${accentRanges}]', '', 'g'))`;
  const spelled = longer.reduce(
    (expression, { letter, spelling }) => `replace(${expression}, '${letter}', '${spelling}')`,
    `translate(${plain}, '${from}', '${to}')`,
  );
  return `btrim(CASE WHEN octet_length(${text}) = char_length(${text}) THEN lower(${text}) ELSE ${spelled} END)`;
}
