export const texts = {
  nothingTold:
    'The server does not say what it read: there is no preview, and a label that is added now gets its file on its own screen.',
} as const;
