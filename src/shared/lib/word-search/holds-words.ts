/** Whether a text holds every word of a search, case and accents aside; a times sign is found by the letter x. */
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
