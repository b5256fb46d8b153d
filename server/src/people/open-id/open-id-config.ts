/** The two providers of the specification; these names are sent in `state` and in the list of providers. */
type ProviderName = 'Microsoft' | 'Google';

/** A provider this server is registered with. */
export interface OpenIdConfig {
  readonly name: ProviderName;
  readonly clientId: string;
  /** With a secret the code is exchanged too, and both identity tokens must agree. */
  readonly clientSecret?: string;
  /** Without a trailing slash; the path of its discovery document is appended. */
  readonly issuer: string;
}
