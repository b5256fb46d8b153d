/** Names a refusal has before it counts the rest. */
const mostNames = 3;

interface SomeNames {
  /** All of them; only the first where there are more, as one text: the rest comes after it. */
  readonly names: string | readonly string[];
  readonly more: number;
}

/** Returns the first names of a list and how many there are besides, as values of a sentence. */
export function someNames(names: readonly string[]): SomeNames {
  const more = Math.max(0, names.length - mostNames);
  return { names: more === 0 ? names : names.slice(0, mostNames).join(', '), more };
}
