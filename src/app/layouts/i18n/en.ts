/** Texts around the screens of whoever is signed in, which the first screen does not need. */
export const en = {
  skip: 'Skip to content',
  unknownAddressHint: 'It may be mistyped, or belong to another version of Platen.',
  toStart: 'Go to the start page',
} as const;
