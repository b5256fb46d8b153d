const labels = (count: number) => (count === 1 ? '1 label' : `${count} labels`);

/** The words of the print screen. */
export const texts = {
  label: 'Label',
  variables: 'Variables',
  noVariables: 'This label has nothing to fill in.',
  quantity: 'Quantity',
  preview: 'Preview',
  noLabel: 'This article has no label to print. Connect one to it first.',
  print: (count: number) => `Print ${labels(count)}`,
  createAndPrint: 'Create the article and print',
  printsLeft: (left: number, allowed: number) =>
    `${left} of ${allowed} prints left this month; one press takes one.`,
  consequence: (count: number, label: string, printer: string | undefined) =>
    printer === undefined ? `${labels(count)} “${label}”` : `${labels(count)} “${label}” on ${printer}`,
} as const;
