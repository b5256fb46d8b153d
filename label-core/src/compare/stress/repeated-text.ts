import { charactersOf } from '../../binding/count-characters.ts';

/** A text repeated and cut to so many characters as a person counts them; no blank at its end. */
export function repeatedText(text: string, characters: number): string {
  const letters = charactersOf(text);
  const repeated = Array.from({ length: characters }, (_none, at) => letters[at % letters.length] ?? '');
  return repeated.join('').replace(/ $/u, '.');
}
