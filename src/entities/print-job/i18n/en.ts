export const en = {
  outcomes: {
    Success: 'Printed',
    Failed: 'Failed',
    Unknown: 'Not confirmed',
    Created: 'Not sent',
    Canceled: 'Canceled',
  },
  moreNames: '{first}, {second} and {count, number} more',
  lineCheck: {
    scans: { product: 'Product', label: 'Label' },
    /** What was compared; dates by their GS1 application identifier. */
    facts: {
      number: 'number',
      lot: 'lot',
      date: 'date',
      date11: 'production date',
      date12: 'due date',
      date13: 'packaging date',
      date15: 'best before date',
      date16: 'sell by date',
      date17: 'expiration date',
    },
    differs: '{scan}, {fact}: {found} instead of {expected}',
    missing: '{scan}, {fact}: not in the code that was scanned; it should be {expected}',
  },
  chart: {
    titles: { labels: 'Labels per day', jobs: 'Print jobs per day' },
    total:
      '{labels, plural, one {# label} other {# labels}} in {jobs, plural, one {# print job} other {# print jobs}}, {first} to {last}',
    descriptions: {
      labels:
        'Labels per day: {labels, plural, one {# label} other {# labels}} in {jobs, plural, one {# print job} other {# print jobs}}, {first} to {last}.',
      jobs: 'Print jobs per day: {jobs, plural, one {# print job} other {# print jobs}} with {labels, plural, one {# label} other {# labels}}, {first} to {last}.',
    },
    most: {
      labels: 'Most on {day}: {count, plural, one {# label} other {# labels}}.',
      jobs: 'Most on {day}: {count, plural, one {# print job} other {# print jobs}}.',
    },
    day: '{day}: {labels, plural, one {# label} other {# labels}} in {jobs, plural, one {# print job} other {# print jobs}}',
    hint: 'Use the left and right arrow keys to choose a day, and Enter to show its prints.',
  },
  largePrint: {
    print: 'Print {count, plural, one {# label} other {# labels}}',
    question: '{name}: {count, plural, one {# label} other {# labels}}. Print that many?',
    doNotPrint: 'Do not print',
  },
} as const;
