/** Names a refusal has before it counts the rest. */
const mostNames = 3;

/** The first names of a list and how many there are besides: “A, B, C, 4 more”. */
export function someNames(names: readonly string[]): string {
  const more = names.length - mostNames;
  return [...names.slice(0, mostNames), ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(
    ', ',
  );
}
