/** Faults of an article number. All but the last are written after a colon. */
export const en = {
  gtin: {
    digitsOnly: 'only digits are allowed',
    length: 'a GTIN has 8, 12, 13 or 14 digits, {found} found',
    zeros: 'zeros alone are no number',
    checkDigit: 'check digit {expected} expected, {found} found',
    unprintable: '“{key}” is no number that can be printed: {reason}.',
  },
} as const;
