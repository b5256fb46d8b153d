export const texts = {
  notStarted: 'The comparison could not be started. Check the network and try again.',
  noFonts: 'The fonts of the label could not be loaded. Check the network and try again.',
} as const;
