export const en = {
  passwordRule: 'At least {least, number} characters; a sentence of 15 or more is better.',
  demoMailsHint: 'This demo has no mail server.',
  demoMails: 'Read its e-mails',
  emailErrors: {
    missing: 'Enter an e-mail address.',
    form: 'Enter a valid e-mail address, such as name@example.com.',
  },
  passwordErrors: {
    missing: 'Enter a password.',
    short: 'Use at least {least, number} characters.',
    long: 'Use at most {most, number} characters.',
    isAddress: 'Do not use your e-mail address as your password.',
  },
} as const;
