/** What the print screen calls its subject, and what it says when it does not print. */
export const texts = {
  title: (name: string) => `Print ${name}`,
  withoutArticle: 'Without an article: fill in what the label shows.',
  required: (name: string) => `${name} is required.`,
  printerMissing: 'Not printed. Choose a printer first.',
  printersFailed: 'Not printed. The printers could not be loaded. Try again.',
  notPrintable: (count: number, first: string) => {
    if (count === 1) return `Not printed. ${first}`;
    return `Not printed. ${first} ${count === 2 ? '1 more fault has' : `${count - 1} more faults have`} to be mended.`;
  },
} as const;
