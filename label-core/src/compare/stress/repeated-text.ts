import { charactersOf } from '../../binding/count-characters.ts';

/** Repeats a text and cuts it to this many characters as a person counts them, without a space at its end. */
export function repeatedText(text: string, characters: number): string {
  const letters = charactersOf(text);
  const repeated = Array.from({ length: characters }, (_none, at) => letters[at % letters.length] ?? '');
  return repeated.join('').replace(/ $/u, '.');
}
