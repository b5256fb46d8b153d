export const texts = {
  unknown: '–',
  printedOf: (printed: number, wanted: number) =>
    `${printed.toLocaleString('en')} of ${wanted.toLocaleString('en')}`,
} as const;
