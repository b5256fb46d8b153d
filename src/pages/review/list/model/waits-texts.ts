export const waitsTexts = {
  nobody: '–',
  people: (names: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(names),
  onTime: (moment: string) => `Is published on ${moment}`,
} as const;
