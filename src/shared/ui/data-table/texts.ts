export const texts = {
  selectAll: 'Select all',
} as const;
