/** The words of the print screens of an order. */
export const texts = {
  anyTitle: 'Print order',
  title: (number: string) => `Print order ${number}`,
  labelTitle: (label: string, number: string) => `Print ${label} for order ${number}`,
  jobName: (number: string) => `Order ${number}`,
  facts: (customer: string, date: string) => [customer, date].filter((part) => part !== '').join(', '),
  noLines: 'This order has no lines.',
  noneOfLabel: 'No line of this order can carry this label.',
  wholeOrder: 'Print the whole order',
  lines: 'Lines',
  all: 'All lines',
  chosen: (included: number, count: number) => `${included} of ${count} ticked`,
  spares: 'Spares for each line',
  quantity: 'Quantity',
  label: 'Label',
  chooseLabel: 'Choose a label',
  noLabel: 'No label',
  wanted: (count: number) => `${count} wanted`,
  printed: (count: number, wanted: number) =>
    count > wanted
      ? `${wanted} of ${wanted} printed, ${count - wanted} spare`
      : `${count} of ${wanted} printed`,
  open: (count: number) => `${count} not confirmed`,
  plusSpares: (count: number) => `+ ${count} spare`,
  look: 'Look at the label',
  lookOf: (article: string) => `Look at the label of ${article}`,
  preview: 'Preview',
  previewOf: (position: number, article: string) => `Line ${position + 1}: ${article}`,
  nothingToFill: 'This label has nothing to fill in.',
  sparesOfLine: 'Spares of this line',
  printNothing: 'Print labels',
  print: (count: number) => (count === 1 ? 'Print 1 label' : `Print ${count} labels`),
} as const;
