/** What people call the thing that is told once. */
export type SecretNoun = 'secret' | 'key';

export const texts = {
  warning: (noun: SecretNoun) => `Copy the ${noun} now: it is shown this once and never again.`,
  copy: (label: string) => `Copy ${label.toLowerCase()}`,
  copied: 'Copied',
  notCopied: 'It could not be copied. Select it in the field and copy it by hand.',
  done: 'Done',
  leaveTitle: (noun: SecretNoun) => `Leave without the ${noun}?`,
  leaveText:
    'You have not copied it, and it is never shown again. Without it you would have to make another.',
  stay: 'Stay',
  leave: 'Leave without it',
  overlap: 'The old secret',
  overlaps: [
    { hours: 24, label: 'works for 24 hours more' },
    { hours: 1, label: 'works for one hour more' },
    { hours: 168, label: 'works for 7 days more' },
    { hours: 0, label: 'ends at once' },
  ],
  renew: (noun: SecretNoun) => `Make a new ${noun}`,
  renewBlocked: 'Save or discard your changes first.',
  renewTitle: (noun: SecretNoun, name: string) => `Make a new ${noun} for ${name}?`,
  renewFailed: (noun: SecretNoun) => `The ${noun} was not changed.`,
  cancel: 'Cancel',
  close: 'Close',
} as const;
