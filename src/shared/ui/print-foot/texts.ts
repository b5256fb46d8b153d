/** What is said where the printer has got the labels: the same words on every screen that prints. */
export const sentToPrinter = (count: number) =>
  `${count === 1 ? '1 label' : `${count} labels`} sent to the printer.`;

export const texts = {
  printing: 'Printing…',
  shortcut: 'Ctrl or ⌘ with Enter prints, too.',
} as const;
