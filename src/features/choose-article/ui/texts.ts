export const texts = {
  search: 'Search by name or number',
  caption: 'Articles',
  loading: 'Loading the articles',
  name: 'Article',
  labels: 'Labels',
  print: 'Print',
  printOf: (name: string) => `Print ${name}`,
  withoutLabel: 'Not with this label',
  noneFor: (text: string) => `No articles found for “${text}”.`,
  tooShort: (count: number) => `Type at least ${count} characters to search.`,
  clear: 'Clear search',
  count: (count: number) => (count === 1 ? '1 article' : `${count.toLocaleString('en')} articles`),
} as const;
