/** Max. names in a refusal; the rest is counted. */
const mostNames = 3;

interface SomeNames {
  /** All names; if there are more than fit, only the first ones as one text, followed by the count of the rest. */
  readonly names: string | readonly string[];
  readonly more: number;
}

/** Returns the first names of a list and the number of the others, as values of a sentence. */
export function someNames(names: readonly string[]): SomeNames {
  const more = Math.max(0, names.length - mostNames);
  return { names: more === 0 ? names : names.slice(0, mostNames).join(', '), more };
}
