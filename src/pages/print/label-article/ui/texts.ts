export const texts = {
  title: 'Print label',
  notCarried: (article: string) => `“${article}” does not carry this label.`,
  ownLabels: 'Print it with its own labels',
  otherArticle: 'Choose another article',
} as const;
