import { Buffer } from 'node:buffer';
import { z } from 'zod';
import { limitedFetch } from './limited-fetch.ts';
import type { OpenIdProvider } from './open-id-providers.ts';
import { refused } from './verify-id-token.ts';

const answerSchema = z.object({ id_token: z.string() });
const formEncode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);

/**
 * Exchanges the code at the provider, using our secret.
 * @returns the identity token of its response
 * @throws HttpError 401 when the provider refuses, 502 when it does not answer
 */
export async function exchangeCode(
  { discovery, clientId }: OpenIdProvider,
  clientSecret: string,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
): Promise<string> {
  if (discovery.token_endpoint === undefined) throw refused('noCodes');
  const credentials = Buffer.from(`${formEncode(clientId)}:${formEncode(clientSecret)}`).toString('base64');
  const response = await limitedFetch(discovery.token_endpoint, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${credentials}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
    }).toString(),
  });
  const read = answerSchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !read.success) throw refused('codeRefused');
  return read.data.id_token;
}
