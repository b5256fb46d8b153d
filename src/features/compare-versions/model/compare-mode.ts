/** How two versions are shown together, in the order of the switch. */
export const compareModes = ['side-by-side', 'overlay', 'blink', 'difference'] as const;
export type CompareMode = (typeof compareModes)[number];
