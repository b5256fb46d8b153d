import { templateLimits } from '../template/template-limits.ts';

/**
 * Returns a name that is not taken: the wanted one, or with the next free number, so that a copy of “title” is “title 2”
 * and a copy of that “title 3”. At most 64 characters.
 */
export function uniqueName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const base = wanted.replace(/ \d{1,9}$/u, '') || wanted;
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const name = shortened(base, templateLimits.idCharacters - ending.length) + ending;
    if (!taken.has(name)) return name;
  }
}

/** Cuts a text at a length without halving a character outside the basic plane. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return cut.isWellFormed() || !text.isWellFormed() ? cut : cut.slice(0, -1);
}
