export const en = {
  or: 'or',
  /** By the vendor of an identity provider. */
  continueWith: {
    microsoft: 'Continue with Microsoft',
    google: 'Continue with Google',
  },
  notActive: 'The organization is canceled/paused',
} as const;
