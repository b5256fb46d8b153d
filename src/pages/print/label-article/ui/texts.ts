export const texts = {
  title: 'Print label',
} as const;
