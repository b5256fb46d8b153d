/** Every screen that prints needs these, and none of the others. */
export const texts = {
  outOfPrints: 'Out of printjobs',
  outOfPrintsUntil: (day: string) =>
    `The prints of this month are used up. There are new ones on ${day}, or with a larger subscription: see the dashboard.`,
} as const;
