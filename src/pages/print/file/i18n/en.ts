export const en = {
  title: 'Print {label} from a file',
  anyTitle: 'Print from a file',
  description: 'Each row prints its own label. No articles are created.',
  jobName: '{label}: {file}',

  fileTitle: 'File',
  unreadable: 'This file cannot be read',

  columnsTitle: 'Columns',
  columnsHint:
    'Choose what fills each variable. The choice is kept for your organisation and for files with the same headings.',
  noVariables: 'Nobody fills in anything on this label: each row prints it as it is.',
  sourceFor: 'Source of {name}',
  textFor: 'Text for {name}',
  leaveEmpty: 'Leave empty',
  defaultValue: 'Default: {value}',
  sameText: 'Same text in every row',
  copies: 'Labels per row',
  oneEach: 'One',

  checkTitle: 'Check',
  notDrawn:
    'The server sends no drawing of this label: required values and lengths are checked, nothing else.',
  checked: '{checked, number} of {all, number} rows checked',
  stopCheck: 'Stop the check',
  checkAgain: 'Check again',
  checkFaults: {
    stopped: 'The check was stopped. Nothing is printed before all rows of the range are checked.',
    'not-loaded': 'The check could not be loaded. Check the network and try again.',
    'not-checked': 'The rows could not be checked with this label.',
  },
  allRight: '{rows, plural, one {# row} other {# rows}} checked, no errors.',
  someWrong: '{faulty, number} of {rows, plural, one {# row has} other {# rows have}} errors.',
  onlyFaulty: 'Faulty rows only',
  noFaulty: 'No rows with errors.',
  table: 'Rows of the file',
  row: 'Row',
  number: '{row, number}',
  line: 'Line {line, number} of the file',
  showRow: 'Show row {row, number}',
  values: 'Values',
  labels: 'Labels',
  problem: 'Error',
  fault: '{column}: {message}',
  skip: 'Print without the {count, plural, one {faulty row} other {# faulty rows}} of the range',

  rangeTitle: 'Rows and printer',
  from: 'From row',
  to: 'To row',
  allRows: 'All rows',
  inRange:
    '{labels, plural, one {# label} other {# labels}} from {rows, plural, one {# row} other {# rows}}.',
  withoutLabel: '{count, plural, one {# row wants} other {# rows want}} no label.',

  preview: 'Preview',
  rowOf: 'Row {row, number} of {all, number}',
  previousRow: 'Previous row',
  nextRow: 'Next row',

  consequence: '{labels, plural, one {# label} other {# labels}} of rows {from, number} to {to, number}',
  consequenceOn:
    '{labels, plural, one {# label} other {# labels}} of rows {from, number} to {to, number} on {printer}',
  inJobs: 'Sent in {count, number} jobs, one after the other.',
  uses: 'Uses {count, plural, one {# print} other {# prints}} of the {left, number} left this month.',
  print: 'Print {count, plural, one {# label} other {# labels}}',
  printNothing: 'Print',

  errors: {
    noFile: 'Choose a file first.',
    unfilled: 'Choose what fills: {names}.',
    notChecked: 'Not all rows of the range are checked yet.',
    faulty:
      '{count, plural, one {# row of the range has} other {# rows of the range have}} errors. Correct the file, or print without them.',
    nothing: 'The range has no label to print.',
    unfinished: 'Finish the print above first, or give up the rest of it.',
    otherResolution: 'The printer has another resolution: the rows are checked again.',
    outOfPrints: 'Out of printjobs',
    tooFewPrints:
      'This takes {count, plural, one {# print} other {# prints}}, but only {left, number} are left this month.',
    required: '{name} is required.',
    tooLong: '{name} has more than {most, number} characters.',
    copies: '“{value}” is not a number of labels from 0 to {most, number}.',
  },

  series: {
    title: 'Print of a file',
    of: 'Print of “{file}”',
    noneSent: 'None of {all, plural, one {# row} other {# rows}} sent.',
    sent: 'Rows {first, number}–{last, number} of {all, number} sent.',
    done: '{count, plural, one {# row} other {# rows}} sent to the printer.',
    givenUp: '{sent, number} of {all, plural, one {# row} other {# rows}} sent. The rest was given up.',
    repeated:
      '{count, plural, one {# label was} other {# labels were}} printed before and not sent again. Press Print to print the file once more.',
    notKept:
      'This browser cannot keep this print. If you leave the page, choose the same file again to go on.',
    conflict:
      'These rows were sent before with other values, to another printer or from another computer. Look at the print history before you print them again.',
    printAnyway: 'Print them anyway',
    goOn: 'Go on at row {row, number}',
    finish: 'Go on',
    giveUpRest: 'Give up the rest',
    giveUpQuestion: 'The remaining rows will not be printed.',
    giveUp: 'Give up',
    keep: 'Keep',
    werePrinted: 'They were printed',
    wereNot: 'They were not: print them',
    close: 'Close',
  },
} as const;
