import { z } from 'zod';
import { limitedFetch, providerUnreachable } from './limited-fetch.ts';

/** Plain http is for providers on this computer: tests, and trying things out. */
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

/** Reads what a provider says of itself. @throws HttpError 502 when it cannot be read or speaks for another issuer */
export async function discover(issuer: string): Promise<Discovery> {
  const response = await limitedFetch(`${issuer}/.well-known/openid-configuration`);
  const read = discoverySchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !read.success || !isIssuerOf(read.data.issuer, issuer)) throw providerUnreachable();
  return read.data;
}

/** Microsoft answers for `common` with a template: …/{tenantid}/v2.0. */
const isIssuerOf = (stated: string, configured: string) =>
  stated.replace(/\/$/, '') === configured ||
  stated.replace('/{tenantid}/', '/common/') === configured ||
  stated.replace('/{tenantid}/', '/organizations/') === configured;
