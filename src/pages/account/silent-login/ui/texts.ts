import type { OpenIdFault } from '@/features/sign-in';

export const texts = {
  title: 'Signing you in',
  failed: 'Signing in did not work',
  slow: 'This takes longer than usual.',
  back: 'Back to sign in',
  errors: {
    none: 'There is no answer of an identity provider here. Start again from the sign-in page.',
    unexpected:
      'This answer does not belong to a sign-in of this browser tab, or it took longer than ten minutes. Start again.',
    'mixed-up':
      'The answer of the identity provider does not belong to this sign-in. Nothing was used. Start again.',
    refused: 'The identity provider did not confirm who you are. Start again, or sign in with your password.',
    incomplete:
      'The identity provider sent an incomplete answer. Start again, or sign in with your password.',
  } satisfies Record<OpenIdFault, string>,
} as const;
