/** The two providers of the specification; these names travel in `state` and in the provider list. */
type ProviderName = 'Microsoft' | 'Google';

/** A provider this server is registered with. */
export interface OpenIdConfig {
  readonly name: ProviderName;
  readonly clientId: string;
  /** With a secret the code is exchanged as well, and both identity tokens must agree. */
  readonly clientSecret?: string;
  /** Without a trailing slash; its discovery document lies below. */
  readonly issuer: string;
}
