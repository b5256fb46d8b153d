import { quoteStatement, type QuotedStatement } from '../quote-statement.ts';

/** Most characters of a value: what is longer is not copied into the text of a message. */
const LONGEST = 10_000;

/**
 * Returns a statement of the query builder to be sent in one message with others; undefined if its values are no short
 * texts and numbers, or if its rows are read by the names of their columns, which no message of ours tells.
 * @param asked what the query builder calls the driver with
 */
export function quotedQuery([statement, values = []]: readonly unknown[]): QuotedStatement | undefined {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return undefined;
  const { text } = statement;
  const isByPlace = 'rowMode' in statement && statement.rowMode === 'array';
  if (typeof text !== 'string' || !(isByPlace || isWithoutRows(text))) return undefined;
  return Array.isArray(values) && values.every(isShort) ? quoteStatement(text, values) : undefined;
}

const isWithoutRows = (text: string): boolean =>
  /^\s*(?:insert|update|delete)\b/i.test(text) && !/\breturning\b/i.test(text);

const isShort = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST && !value.includes('\0'));
