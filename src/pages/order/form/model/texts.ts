export const texts = {
  begun: (printed: number, open: number) => {
    const parts = [
      ...(printed > 0 ? [`${printed.toLocaleString('en')} printed`] : []),
      ...(open > 0 ? [`${open.toLocaleString('en')} on their way`] : []),
    ];
    return `${parts.join(', ')}: the line stays, and asks for no fewer.`;
  },
  noNumber: 'Give the order a number.',
  longNumber: (most: number) => `The number has room for ${most} characters.`,
  longCustomer: (most: number) => `The customer has room for ${most} characters.`,
  tooManyLines: (most: number) => `An order has at most ${most} lines.`,
  tooFew: (name: string, least: number) =>
    `“${name}”: ${least.toLocaleString('en')} labels are printed or on their way; ask for no fewer.`,
  tooMany: (name: string, most: number) => `“${name}”: at most ${most.toLocaleString('en')} labels a line.`,
} as const;
