export const workerTexts = {
  fell: 'The file could not be read in this browser. Choose it again; if that does not help, split it or reload the page.',
} as const;
