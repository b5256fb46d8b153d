export const texts = {
  title: 'Articles of a connector',
  notOffered:
    'Articles of a connector are not offered yet. Only the articles of your organisation can be printed here.',
  ownArticles: 'Go to my articles',
} as const;
