/** What a secret that is shown once is called. */
export type SecretKind = 'secret' | 'key';
