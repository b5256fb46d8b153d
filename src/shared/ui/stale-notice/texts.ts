export const texts = {
  notRead: 'How things stand could not be read again; what is shown may have changed since.',
} as const;
