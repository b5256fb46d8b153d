export const faultTexts = {
  noName: 'Give the article a name.',
  longName: (most: number) => `The name has room for ${most} characters.`,
  longIdentifier: (most: number) => `The identifier has room for ${most} characters.`,
  noGroup: 'Choose the group of the article.',
  noKey: 'Give the value a key: the name of the variable it fills.',
  longKey: (most: number) => `A key has room for ${most} characters.`,
  sameKey: (key: string) => `“${key}” is there twice. Each key has one value.`,
  badSize: (most: number) => `A whole number from 1 to ${most.toLocaleString('en')}, or nothing.`,
  longData: (key: string, characters: number, most: number) =>
    `“${key}” has ${characters.toLocaleString('en')} characters; there is room for ${most.toLocaleString('en')}.`,
} as const;
