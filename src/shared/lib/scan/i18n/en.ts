export const en = {
  scan: {
    unreadable:
      'This GS1 code cannot be used: {rule}. Nothing was filled in. Scan it again, or type the article’s number.',
    onlyDigits: '({identifier}) must be a number',
    sixDigits: '({identifier}) must have 6 digits',
    noDate: '({identifier}) must be a date as YYMMDD, it is “{data}”',
  },
} as const;
