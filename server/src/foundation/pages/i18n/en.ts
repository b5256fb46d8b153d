/** Texts around every page of the server itself. */
export const en = {
  language: 'Language',
} as const;
