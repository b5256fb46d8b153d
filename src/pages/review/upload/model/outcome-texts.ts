export const outcomeTexts = {
  partly: (version: number | undefined, why: string) =>
    `${version === undefined ? 'The version' : `Version ${version}`} was uploaded, as a draft. What follows was not saved: ${why}`,
  partlyReplaced: (why: string) => `The file was replaced. What follows was not saved: ${why}`,
  unnamed:
    'The file was uploaded as the next version. This server does not tell which one it is: its test data were not saved, and it was not set ready for approval.',
} as const;
