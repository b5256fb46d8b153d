/** Returns whether a text contains every word of a search, ignoring case and accents; the letter x also matches a times sign. */
export function holdsWords(text: string, search: string): boolean {
  const searched = folded(text);
  return folded(search)
    .trim()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('×', 'x');
}
