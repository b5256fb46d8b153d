/** Statement with places for its values, $1 and so on, and each value quoted for the text of a message. */
export interface QuotedStatement {
  readonly text: string;
  readonly quoted: readonly string[];
}

/**
 * Returns a statement whose values are quoted, so that several fit into one message of the database. Each value is
 * quoted as a text, whose type the database finds out as that of a parameter.
 * @throws Error for a value of a type that has no text of its own, and for a text with the character 0, which would end
 *   the message
 */
export const quoteStatement = (text: string, values: readonly unknown[]): QuotedStatement => ({
  text,
  quoted: values.map(quote),
});

/** Returns a statement with its values in it. @throws Error when it has more values than places */
export function filledIn({ text, quoted }: QuotedStatement): string {
  const places = new Set<number>();
  const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    places.add(Number(place));
    return quoted[Number(place) - 1] ?? 'null';
  });
  if (places.size < quoted.length) throw new Error('A statement has fewer places than values.');
  return filled;
}

function quote(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return `'${value}'`;
  if (typeof value !== 'string') throw new Error('A value of a statement is neither text nor number.');
  if (value.includes('\0')) throw new Error('A text of a statement contains the character 0.');
  const doubled = value.replaceAll("'", "''");
  // Read the same whatever the database takes a backslash for in a plain text.
  return doubled.includes('\\') ? ` E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}
