export const en = {
  title: 'Print {name}',
  withoutArticle: 'Without an article: fill in the values by hand.',
  label: 'Label',
  variables: 'Variables',
  noVariables: 'This label has nothing to fill in.',
  quantity: 'Quantity',
  preview: 'Preview',
  noLabel: 'This article has no label to print. Connect one to it first.',
  print: 'Print {count, plural, one {# label} other {# labels}}',
  createAndPrint: 'Create the article and print',
  printsLeft: '{left, number} of {allowed, number} prints left this month; each print job uses one.',
  consequence: '{count, plural, one {# label} other {# labels}} “{label}”',
  consequenceOn: '{count, plural, one {# label} other {# labels}} “{label}” on {printer}',
  lineCheck: 'The first one is printed alone, for its line check.',
  errors: {
    required: '{name} is required.',
    noPrinter: 'Not printed. Choose a printer first.',
    printersFailed: 'Not printed. The printers could not be loaded. Try again.',
    notPrintable: 'Not printed. {problem}',
    notPrintableAndMore:
      'Not printed. {problem} {more, plural, one {# more problem to fix.} other {# more problems to fix.}}',
  },
} as const;
