export const texts = {
  title: 'My articles',
  description: 'Choose an article to print its label.',
  search: 'Search by name or number',
  caption: 'Articles',
  name: 'Article',
  labels: 'Labels',
  print: 'Print',
  printOf: (name: string) => `Print ${name}`,
  none: 'There are no articles yet. Somebody who manages articles adds or imports them.',
  noneFor: (text: string) => `No articles found for “${text}”.`,
  clear: 'Clear search',
  count: (count: number) => (count === 1 ? '1 article' : `${count.toLocaleString('en')} articles`),
} as const;
