/** Folds a heading for comparison: without case, accents, spaces and punctuation. “Artikel-Nr.” becomes artikelnr. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
