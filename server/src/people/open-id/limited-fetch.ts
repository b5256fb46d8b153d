import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';

const timeoutMs = 5000;
const maxBytes = 256_000;

export const providerUnreachable = () => new HttpError(502, sentences.openId.providerAway);

/** Fetches a small document of a provider: no redirects, five seconds, 256 kB. @throws HttpError 502 when that fails */
export async function limitedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return new Response(await readLimited(response), { status: response.status, headers: response.headers });
  } catch (error) {
    throw error instanceof HttpError ? error : providerUnreachable();
  }
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw providerUnreachable();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
