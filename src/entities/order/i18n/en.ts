export const en = {
  unknown: '–',
  printedOf: '{printed, number} of {wanted, number}',
  notListed: 'Order not found: it is not among the first 1,000 of the list.',
  noLines: 'This server does not report the lines of an order.',
} as const;
