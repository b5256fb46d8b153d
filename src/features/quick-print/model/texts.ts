export const texts = { unknownError: 'Unknown error occurred' } as const;
