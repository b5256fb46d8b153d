/** What a one-time link in a mail is for. */
export type LinkKind = 'setup' | 'verify' | 'invitation' | 'reset';
