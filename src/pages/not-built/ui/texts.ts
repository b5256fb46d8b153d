export const texts = {
  title: 'Not built yet',
  sentence:
    'This screen is part of Platen and is still to come. Everything in the menu that has a screen works.',
} as const;
