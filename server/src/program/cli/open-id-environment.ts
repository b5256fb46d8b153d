import type { OpenIdConfig } from '../../people/open-id/open-id-config.ts';
import type { ServerEnvironmentVariables } from './environment.ts';

/** Returns the identity providers this server is registered with: those whose client id is set. */
export const openIdProvidersOf = (env: ServerEnvironmentVariables): readonly OpenIdConfig[] => [
  ...registered('Microsoft', {
    clientId: env.OIDC_MICROSOFT_CLIENT_ID,
    clientSecret: env.OIDC_MICROSOFT_CLIENT_SECRET,
    issuer: env.OIDC_MICROSOFT_ISSUER,
  }),
  ...registered('Google', {
    clientId: env.OIDC_GOOGLE_CLIENT_ID,
    clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
    issuer: env.OIDC_GOOGLE_ISSUER,
  }),
];

interface Registration {
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly issuer: string;
}

const registered = (
  name: OpenIdConfig['name'],
  { clientId, clientSecret, issuer }: Registration,
): readonly OpenIdConfig[] =>
  clientId === undefined
    ? []
    : [{ name, clientId, issuer, ...(clientSecret === undefined ? {} : { clientSecret }) }];
