export const texts = {
  anyTitle: 'Articles of a label',
  title: (label: string) => `Articles with ${label}`,
  description: 'Choose the article that this label is printed for.',
  none: 'No article carries this label yet. Somebody who manages articles connects them; the label can be printed without one.',
} as const;
