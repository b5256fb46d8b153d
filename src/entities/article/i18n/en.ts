export const en = {
  label: 'Article',
  placeholder: 'Scan or search',
  suggestions: 'Articles found',
  searchFailed: 'Error searching for articles',
  nothingFound: 'No articles found matching your search',
  nothingFoundInGroups: 'No articles found matching your search in your assigned groups',
  notCreated: 'Could not create article with name {name}',
  notListed: 'Article not found: it is not among the first {most, number} of the list.',
} as const;
