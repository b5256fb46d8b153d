export const en = {
  outcomes: {
    Success: 'Printed',
    Failed: 'Failed',
    Unknown: 'Not confirmed',
    Created: 'Not sent',
    Canceled: 'Canceled',
  },
  moreNames: '{first}, {second} and {count, number} more',
  largePrint: {
    print: 'Print {count, plural, one {# label} other {# labels}}',
    question: '{name}: {count, plural, one {# label} other {# labels}}. Print that many?',
    doNotPrint: 'Do not print',
  },
} as const;
