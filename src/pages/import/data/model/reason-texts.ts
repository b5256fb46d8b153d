/** Words of the file of the rows that are left out. */
export const reasonTexts = {
  withheld: 'Another row of the order has a fault: an order is imported whole or not at all.',
  lineColumn: 'Line',
  reasonColumn: 'Reason',
} as const;
