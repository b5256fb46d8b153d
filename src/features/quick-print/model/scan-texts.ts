const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a card says of a scan. */
export const scanTexts = {
  filled: (labels: readonly string[]) => `Filled ${list.format(labels)} from the code.`,
  namesNoArticle: 'This code names no article. Scan the code of the article first.',
  fillsNothing: 'This code holds nothing that this card asks for.',
  typed: (code: string) => `${code} is no article: it was put into the field.`,
  searchFailed: 'Error searching for articles',
  isNowhere: (code: string, reason: string) => `${reason} (${code}).`,
  notPrinted: (reason: string) => `Not printed. ${reason}`,
  missing: (labels: readonly string[]) => `Fill in ${list.format(labels)} first.`,
  dropped: (count: number) =>
    count === 1
      ? '1 scan after it was not printed. Scan it again.'
      : `${count} scans after it were not printed. Scan them again.`,
} as const;
