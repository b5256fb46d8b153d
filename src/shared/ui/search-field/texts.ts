export const texts = { clear: 'Clear search' } as const;
