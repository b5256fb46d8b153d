export const texts = { fewer: 'One fewer', more: 'One more' } as const;
