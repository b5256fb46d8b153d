/** A heading as it is compared: without case, accents, spaces and signs. “Artikel-Nr.” is artikelnr. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
