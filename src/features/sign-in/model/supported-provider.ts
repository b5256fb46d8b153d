import type { IdentityProvider } from '../api/identity-provider-queries';

/** The two vendors whose identities are accepted (specification 7): one of software, one of a search engine. */
export type ProviderVendor = 'microsoft' | 'google';

export interface SupportedProvider extends IdentityProvider {
  vendor: ProviderVendor;
}

const VENDORS: readonly (readonly [RegExp, ProviderVendor])[] = [
  [/microsoft|azure|entra/i, 'microsoft'],
  [/google/i, 'google'],
];

/** Returns the usable providers of a list: of a supported vendor, with a client id and a safe URL. */
export function supportedProviders(providers: readonly IdentityProvider[]): SupportedProvider[] {
  return providers.flatMap((provider) => {
    const vendor = VENDORS.find(([pattern]) => pattern.test(provider.name))?.[1];
    const isUsable =
      provider.clientId !== '' && isSafeEndpoint(provider.configuration.authorization_endpoint);
    return vendor !== undefined && isUsable ? [{ ...provider, vendor }] : [];
  });
}

/**
 * Returns whether the URL is https or this machine itself: an identity is never requested over a connection others can
 * read.
 */
function isSafeEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}
