/** Purpose of a one-time link, in a mail or handed over by the operator. */
export type LinkKind = 'setup' | 'verify' | 'invitation' | 'organization' | 'reset';
