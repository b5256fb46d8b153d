export const texts = { refreshing: 'Checking security details' } as const;
