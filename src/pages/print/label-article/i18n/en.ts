export const en = {
  title: 'Print label',
  notLinked: '“{article}” isn’t linked to this label.',
  ownLabels: 'Print it with its own labels',
  otherArticle: 'Choose another article',
} as const;
