export const texts = {
  open: 'Change subscription',
  title: 'Change the subscription',
  choose: 'Subscriptions',
  none: 'This server offers no other subscription.',
  mine: 'In use now',
  tooSmall: (excess: readonly string[]) => `Too small for what is used: ${excess.join(', ')}.`,
  excess: (used: number, name: string, allowed: number) =>
    `${used} of ${allowed} ${name.toLocaleLowerCase('en')}`,
  effect: 'The new limits and features count at once, for everybody in the organisation.',
  change: (name: string) => `Change to ${name}`,
  changeNone: 'Change',
  keep: 'Keep it as it is',
  failed: 'The subscription could not be changed',
  close: 'Close',
  done: (name: string) => `The subscription is ${name} now.`,
} as const;
