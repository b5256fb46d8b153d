export const texts = {
  label: 'Article',
  placeholder: 'Scan or search',
  suggestions: 'Articles found',
  nothingFound: 'No articles found matching your search',
  inYourGroups: ' in your assigned groups',
  searchFailed: 'Error searching for articles',
} as const;
