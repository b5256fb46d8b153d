/** Tokens that are skipped as a whole: spaces, comments, quoted text, words and parameters. */
const tokens = [
  /\s+/y,
  /--[^\n]*/y,
  /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y,
  /'(?:[^']|'')*'/y,
  /"(?:[^"]|"")*"/y,
  /\$((?:[A-Za-z_]\w*)?)\$[\s\S]*?\$\1\$/y,
  /[\p{L}_][\p{L}\p{N}_$]*/uy,
  /\$\d+/y,
] as const;
const beginnings = /^(?:select|with|values|table)$/i;

/**
 * Returns the query without its final semicolon, so that it can be put in brackets. Throws the end of a sentence (“holds
 * more than one statement”) for anything that is not a single query or would close the brackets around it.
 */
export function requireSingleQuery(sql: string): string {
  let at = 0;
  let depth = 0;
  let first: string | undefined;
  let end: number | undefined;
  while (at < sql.length) {
    const length = blockComment(sql, at) ?? tokenLength(sql, at);
    const token = sql.slice(at, at + length);
    if (token === ';') {
      end ??= at;
    } else if (!/^(?:\s|--|\/\*)/.test(token)) {
      if (end !== undefined) {
        throw new Error('holds more than one statement');
      }
      first ??= token === '(' ? undefined : token;
      depth = depthAfter(token, depth);
    }
    at += length;
  }
  if (first === undefined || !beginnings.test(first)) {
    throw new Error('is not a query: it begins with SELECT, or with WITH');
  }
  if (depth !== 0) {
    throw new Error('has a bracket that is not closed');
  }
  return sql.slice(0, end).trim();
}

/** Returns the length of a block comment, nested as in PostgreSQL, or undefined when none begins here. */
function blockComment(sql: string, start: number): number | undefined {
  if (!sql.startsWith('/*', start)) {
    return undefined;
  }
  let depth = 1;
  let at = start + 2;
  while (depth > 0) {
    const next = /\/\*|\*\//g;
    next.lastIndex = at;
    const found = next.exec(sql);
    if (found === null) {
      throw new Error('has a comment that does not end');
    }
    depth += found[0] === '/*' ? 1 : -1;
    at = found.index + 2;
  }
  return at - start;
}

function tokenLength(sql: string, at: number): number {
  for (const pattern of tokens) {
    pattern.lastIndex = at;
    const [token] = pattern.exec(sql) ?? [];
    if (token !== undefined) {
      return token.length;
    }
  }
  if (/['"]/.test(sql[at] ?? '')) {
    throw new Error('has a quotation mark that is not closed');
  }
  return 1;
}

function depthAfter(token: string, depth: number): number {
  if (/^\$\d/.test(token)) {
    throw new Error('has a parameter ($1); it is run as it is');
  }
  if (token === ')' && depth === 0) {
    throw new Error('closes a bracket that it did not open');
  }
  return depth + (token === '(' ? 1 : token === ')' ? -1 : 0);
}
