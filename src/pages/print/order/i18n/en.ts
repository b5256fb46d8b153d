export const en = {
  anyTitle: 'Print order',
  title: 'Print order {number}',
  labelTitle: 'Print {label} for order {number}',
  jobName: 'Order {number}',
  noLines: 'This order has no lines.',
  noneOfLabel: 'No line of this order can use this label.',
  wholeOrder: 'Print the whole order',
  lines: 'Lines',
  all: 'All lines',
  chosen: '{included, number} of {count, number} ticked',
  spares: 'Spares for each line',
  quantity: 'Quantity',
  label: 'Label',
  chooseLabel: 'Choose a label',
  noLabel: 'No label',
  facts: {
    wanted: '{count, number} wanted',
    printed: '{count, number} of {wanted, number} printed',
    printedWithSpares: '{wanted, number} of {wanted, number} printed, {spares, number} spare',
    open: '{count, number} not confirmed',
    spares: '+ {count, number} spare',
  },
  look: 'Preview',
  lookOf: 'Preview the label of {article}',
  preview: 'Preview',
  previewOf: 'Line {line, number}: {article}',
  nothingToFill: 'This label has nothing to fill in.',
  sparesOfLine: 'Spares for this line',
  printNothing: 'Print labels',
  print: 'Print {count, plural, one {# label} other {# labels}}',
  consequence: {
    labels:
      '{total, plural, one {# label} other {# labels}} for {lines, plural, one {# line} other {# lines}}',
    labelsOn:
      '{total, plural, one {# label} other {# labels}} for {lines, plural, one {# line} other {# lines}} on {printer}',
    withSpares:
      '{total, plural, one {# label} other {# labels}} for {lines, plural, one {# line} other {# lines}}, including {spares, plural, one {# spare} other {# spares}}',
    withSparesOn:
      '{total, plural, one {# label} other {# labels}} for {lines, plural, one {# line} other {# lines}} on {printer}, including {spares, plural, one {# spare} other {# spares}}',
    inJobs:
      'Sent as {count, plural, one {# print job} other {# print jobs}}, one after the other; each uses one of your prints.',
    uses: 'Uses {count, plural, one {# print} other {# prints}} of the {left, number} left this month.',
  },
  errors: {
    noLabel: 'This article has no label to print. Connect one to it first, or leave the line out.',
    chooseLabel: 'The label of this line is not published. Choose another one, or leave the line out.',
    tooMany: 'A line can print at most {most, number} labels at once.',
    required: '{name} is required.',
    nothingChosen: 'Not printed. Tick at least one line.',
    outOfPrints: 'Out of printjobs',
    faulty: 'Not printed. {problem}',
    faultyLines:
      'Not printed. Fix or leave out {count, plural, one {# line} other {# lines}} first: {problem}',
    tooFewPrints:
      'Not printed. This needs {count, plural, one {# print} other {# prints}}, but only {left, plural, one {# is} other {# are}} left this month. Leave lines out, or print the rest next month.',
    notSentYet:
      '{count, plural, one {# line is not sent yet: it is still ticked above.} other {# lines are not sent yet: they are still ticked above.}}',
    waitsForJob:
      '{count, plural, one {# line follows automatically once this job is printed. Press Print to send it now.} other {# lines follow automatically once this job is printed. Press Print to send them now.}}',
  },
} as const;
