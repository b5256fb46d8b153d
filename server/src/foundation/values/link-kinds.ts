/** Purpose of a one-time link in a mail. */
export type LinkKind = 'setup' | 'verify' | 'invitation' | 'reset';
