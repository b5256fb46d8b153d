/** What the print page says when it does not print. */
export const texts = {
  required: (name: string) => `${name} is required.`,
  printerMissing: 'Not printed. Choose a printer first.',
  notPrintable: (count: number, first: string) => {
    if (count === 1) return `Not printed. ${first}`;
    return `Not printed. ${first} ${count === 2 ? '1 more fault has' : `${count - 1} more faults have`} to be mended.`;
  },
} as const;
