export const en = {
  search: 'Search by name or number',
  caption: 'Articles',
  loading: 'Loading articles',
  name: 'Article',
  labels: 'Labels',
  print: 'Print',
  printOf: 'Print {name}',
  notLinked: 'Not linked to this label',
  noneFor: 'No articles found for “{search}”.',
  tooShort: 'Type at least {count, plural, one {# character} other {# characters}} to search.',
  clear: 'Clear search',
  count: '{count, plural, one {# article} other {# articles}}',
} as const;
