const labels = (count: number) => (count === 1 ? '1 label' : `${count} labels`);

/** The words of the print page of an article. */
export const texts = {
  anyTitle: 'Print article',
  title: (name: string) => `Print ${name}`,
  label: 'Label',
  variables: 'Variables',
  noVariables: 'This label has nothing to fill in.',
  quantity: 'Quantity',
  printer: 'Printer',
  choosePrinter: 'Choose a printer',
  noPrinters: 'No printer is set up for you. Ask the person who manages your printers.',
  printersFailed: 'The printers could not be loaded.',
  preview: 'Preview',
  noLabel: 'This article has no label to print. Connect one to it first.',
  outOfPrints: 'Out of printjobs',
  print: (count: number) => `Print ${labels(count)}`,
  printing: 'Printing…',
  consequence: (count: number, label: string, printer: string | undefined) =>
    printer === undefined ? `${labels(count)} “${label}”` : `${labels(count)} “${label}” on ${printer}`,
  shortcut: 'Ctrl or ⌘ with Enter prints, too.',
  printed: (count: number) => `${labels(count)} sent to the printer.`,
} as const;
