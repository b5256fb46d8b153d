import { z } from 'zod';
import { limitedFetch, providerUnreachable } from './limited-fetch.ts';

/**
 * Returns whether the address is https; plain http is accepted for providers on this computer: tests, and trying things
 * out.
 */
const isSafeAddress = (address: string) => {
  const url = new URL(address);
  return url.protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
};
const endpoint = z.url({ protocol: /^https?$/ }).refine(isSafeAddress);

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint.optional(),
  jwks_uri: endpoint,
});
export type Discovery = z.infer<typeof discoverySchema>;

/** Fetches the discovery document of a provider. @throws HttpError 502 when it cannot be read or names another issuer */
export async function discover(issuer: string): Promise<Discovery> {
  const response = await limitedFetch(`${issuer}/.well-known/openid-configuration`);
  const read = discoverySchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !read.success || !isIssuerOf(read.data.issuer, issuer)) throw providerUnreachable();
  return read.data;
}

/** Compares the issuer; for `common` Microsoft returns a template: …/{tenantid}/v2.0. */
const isIssuerOf = (stated: string, configured: string) =>
  stated.replace(/\/$/, '') === configured ||
  stated.replace('/{tenantid}/', '/common/') === configured ||
  stated.replace('/{tenantid}/', '/organizations/') === configured;
