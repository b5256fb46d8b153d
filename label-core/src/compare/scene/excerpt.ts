const longest = 60;
const before = 20;

/** Shortens two texts for reading side by side, so that both contain the first letter that differs. */
export function excerptsOf(one: string, other: string): readonly [string, string] {
  const letters = [Array.from(one), Array.from(other)] as const;
  if (letters.every(({ length }) => length <= longest)) return [one, other];
  const differs = letters[0].findIndex((letter, index) => letter !== letters[1][index]);
  const from = Math.max(0, (differs === -1 ? letters[0].length : differs) - before);
  return [excerptFrom(letters[0], from), excerptFrom(letters[1], from)];
}

/** Returns the beginning of a long text. */
export const excerptOf = (text: string): string => excerptFrom(Array.from(text), 0);

function excerptFrom(letters: readonly string[], from: number): string {
  const until = from + longest;
  const shown = letters.slice(from, until).join('');
  return `${from > 0 ? '…' : ''}${shown}${until < letters.length ? '…' : ''}`;
}
