export const faultTexts = {
  nameNeeded: 'A name is needed.',
  nameTooLong: (most: number) => `A name has at most ${most} characters.`,
  needed: (label: string) => `${label} is needed.`,
  tooLong: (label: string, most: number, count: number) =>
    `${label} has at most ${most} characters; these are ${count}.`,
  braces: (label: string) => `${label} cannot hold “{{” or “}}”.`,
} as const;
