export const texts = { back: 'Back' } as const;
