export const texts = {
  label: 'Article',
  placeholder: 'Scan or search',
  suggestions: 'Articles found',
  searchFailed: 'Error searching for articles',
} as const;
