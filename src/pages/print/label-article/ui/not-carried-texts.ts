/** They come with the screen they are for, not with every print. */
export const texts = {
  notCarried: (article: string) => `“${article}” does not carry this label.`,
  ownLabels: 'Print it with its own labels',
  otherArticle: 'Choose another article',
} as const;
