/** Name for a secret that is shown once. */
export type SecretKind = 'secret' | 'key';
