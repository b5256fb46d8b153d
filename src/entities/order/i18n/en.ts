export const en = {
  unknown: '–',
  printedOf: '{printed, number} of {wanted, number}',
  notListed: 'Order not found: it is not among the first {most, number} of the list.',
  noLines: 'This server does not report the lines of an order.',
} as const;
