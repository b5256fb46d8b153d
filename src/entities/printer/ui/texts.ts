export const texts = {
  printer: 'Printer',
  choose: 'Choose a printer',
  none: 'No printer is set up for you. Ask the person who manages your printers.',
  failed: 'The printers could not be loaded.',
} as const;
