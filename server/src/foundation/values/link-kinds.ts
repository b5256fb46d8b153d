/** What a one-time link in a letter is for. */
export type LinkKind = 'setup' | 'verify' | 'invitation' | 'reset';
