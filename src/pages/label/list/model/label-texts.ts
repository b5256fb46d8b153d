export const labelTexts = {
  version: (version: number) => `Version ${version}`,
  printedMeanwhile: (version: number, printed: number) => `Version ${version}; ${printed} is printed`,
  notPrintable: (version: number) => `Version ${version}; cannot be printed yet`,
  everybody: 'Everybody',
  groupCount: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
  anyPrinter: 'Any printer',
  printerCount: (count: number) => (count === 1 ? '1 printer' : `${count} printers`),
} as const;
