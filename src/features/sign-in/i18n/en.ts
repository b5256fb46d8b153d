export const en = {
  or: 'or',
  /** By the vendor of an identity provider. */
  continueWith: {
    microsoft: 'Continue with Microsoft',
    google: 'Continue with Google',
  },
  notActive: 'The organization is canceled/paused',
  codeTitle: 'Enter your code',
  signIn: 'Sign in',
  codeFailed: 'The code was not taken',
  back: 'Back',
  code: {
    hint: 'Your password is right. Open your authenticator app and enter the code it shows for {email}.',
    label: 'Code',
    missing: 'Enter the code of your app.',
    wrong: 'This code is wrong or has been used already. Enter the next one that your app shows.',
    other: 'Use a recovery code',
  },
  recovery: {
    hint: 'Your password is right. Enter one of the recovery codes you kept for {email}. Each works once.',
    label: 'Recovery code',
    missing: 'Enter a recovery code.',
    wrong: 'This recovery code is wrong or has been used already.',
    other: 'Use the code of the app',
  },
} as const;
