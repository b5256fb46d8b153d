export const en = {
  anyTitle: 'Articles of a label',
  title: 'Articles with {label}',
  description: 'Choose the article to print this label for.',
  none: 'No articles use this label yet. An article manager can connect them. You can print the label without one.',
} as const;
