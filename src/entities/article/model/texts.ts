export const texts = {
  nothingFound: 'No articles found matching your search',
  inYourGroups: ' in your assigned groups',
} as const;
