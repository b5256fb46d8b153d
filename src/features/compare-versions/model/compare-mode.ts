/** Ways to show two versions together, in the order of the switch. */
export const compareModes = ['side-by-side', 'overlay', 'blink', 'difference'] as const;
export type CompareMode = (typeof compareModes)[number];
