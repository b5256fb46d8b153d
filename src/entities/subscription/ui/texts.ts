export const texts = {
  title: 'Subscription',
  type: 'Type',
  usedOf: (used: number, allowed: number) => `${used} of ${allowed}`,
  atTheLimit: 'A limit that is reached takes nothing away: only more of it is refused.',
  near: 'Nearly used up.',
  invited: (count: number) => `${count} of them ${count === 1 ? 'is' : 'are'} invited.`,
} as const;
