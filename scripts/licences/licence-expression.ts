/** Words and brackets of an SPDX expression. */
const TOKENS = /\(|\)|[^\s()]+/g;

/**
 * Returns whether an SPDX expression, such as `(MIT OR GPL-2.0-only)`, can be met by allowed licences alone: one side of
 * an OR is enough, an AND needs both. `X WITH Y` is a licence of its own.
 * @throws Error when it is not an expression
 */
export function isMetBy(expression: string, allowed: ReadonlySet<string>): boolean {
  const tokens = expression.match(TOKENS) ?? [];
  let at = 0;
  const fail = (): never => {
    throw new Error(`“${expression}” is no SPDX expression.`);
  };

  const either = (): boolean => {
    let isMet = both();
    while (tokens[at] === 'OR') {
      at += 1;
      isMet = both() || isMet;
    }
    return isMet;
  };
  const both = (): boolean => {
    let isMet = one();
    while (tokens[at] === 'AND') {
      at += 1;
      isMet = one() && isMet;
    }
    return isMet;
  };
  const one = (): boolean => {
    const token = tokens[at] ?? fail();
    at += 1;
    if (token === '(') {
      const isMet = either();
      if (tokens[at] !== ')') fail();
      at += 1;
      return isMet;
    }
    if (!/^[A-Za-z0-9][\w.+-]*$/.test(token) || ['OR', 'AND', 'WITH'].includes(token)) fail();
    if (tokens[at] !== 'WITH') return allowed.has(token);
    const exception = tokens[at + 1] ?? fail();
    at += 2;
    return allowed.has(`${token} WITH ${exception}`);
  };

  const isMet = either();
  return at === tokens.length ? isMet : fail();
}
