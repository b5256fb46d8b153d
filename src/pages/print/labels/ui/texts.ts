const millimetres = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const texts = {
  title: 'My labels',
  description: 'Choose a label to print, by itself or for an article.',
  search: 'Search by name',
  caption: 'Labels',
  name: 'Label',
  size: 'Size',
  sizeOf: (widthMm: number, heightMm: number) =>
    `${millimetres.format(widthMm)} × ${millimetres.format(heightMm)} mm`,
  unknownSize: '–',
  variables: 'To fill in',
  noVariables: 'Nothing',
  ways: 'Print',
  print: 'Print',
  printOf: (name: string) => `Print ${name} without an article`,
  articles: 'For an article',
  articlesOf: (name: string) => `Print ${name} for an article`,
  none: 'There are no labels to print yet. A label can be printed once a version of it is published.',
  noneFor: (text: string) => `No labels found for “${text}”.`,
  clear: 'Clear search',
  count: (count: number) => (count === 1 ? '1 label' : `${count.toLocaleString('en')} labels`),
} as const;
