export const faultTexts = {
  notPrintable: 'Only PNG and JPEG pictures can be printed. Save it as one of these and add that.',
  empty: 'The file is empty.',
  tooLarge: (size: string, most: string) =>
    `It has ${size}; one picture may have ${most}. Make it smaller and add it again.`,
  folderNeeded: 'Say which folder the pictures go to.',
  folder: (most: number) => `A folder’s name has letters, digits, spaces, - and _, at most ${most} of them.`,
} as const;
