export const faultTexts = {
  noName: 'Give the client a name.',
  longName: 'At most 200 characters.',
  noScope: 'Choose at least one thing it may do.',
  pastDay: 'This day has passed. Choose a later one, or none.',
} as const;
