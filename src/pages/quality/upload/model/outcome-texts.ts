export const outcomeTexts = {
  partly: (version: number | undefined, why: string) =>
    `${version === undefined ? 'The version' : `Version ${version}`} was uploaded, as a draft. What follows was not saved: ${why}`,
  partlyReplaced: (why: string) => `The file was replaced. What follows was not saved: ${why}`,
} as const;
