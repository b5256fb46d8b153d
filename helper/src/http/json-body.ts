import { HelperError } from '../helper-error.ts';
import { limits, megabyte } from '../limits.ts';
import { sentences } from '../sentences/index.ts';

const jsonType = /^application\/json\s*(?:;|$)/i;

/**
 * Reads a JSON body. Requires the JSON content type, which a page of another origin cannot send without a preflight
 * (415), and stops reading at the size limit (413).
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new HelperError(415, sentences.printRequest.noJson);
  }
  if (Number(request.headers.get('content-length') ?? 0) > limits.requestBytes) {
    throw tooLarge();
  }
  const text = await readText(request.body);
  try {
    return JSON.parse(text);
  } catch {
    throw new HelperError(400, sentences.printRequest.invalidJson);
  }
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > limits.requestBytes) {
      throw tooLarge();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): HelperError {
  return new HelperError(413, sentences.printRequest.large({ most: limits.requestBytes / megabyte }));
}
