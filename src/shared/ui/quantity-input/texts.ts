export const texts = {
  fewer: 'One fewer',
  more: 'One more',
  refused: (value: number) => `No quantity: it stays ${value}.`,
} as const;
