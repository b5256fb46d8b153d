export const en = {
  title: 'Signing you in',
  failed: 'Sign-in failed',
  slow: 'This is taking longer than usual.',
  back: 'Back to sign in',
  /** Reasons why the answer of an identity provider is not used, by fault. */
  errors: {
    none: 'There is no answer from an identity provider here. Start again from the sign-in page.',
    unexpected:
      'This answer does not belong to a sign-in in this browser tab, or it took longer than ten minutes. Start again.',
    'mixed-up':
      'The answer of the identity provider does not belong to this sign-in and was not used. Start again.',
    refused: 'The identity provider did not confirm who you are. Start again, or sign in with your password.',
    incomplete:
      'The identity provider sent an incomplete answer. Start again, or sign in with your password.',
  },
} as const;
