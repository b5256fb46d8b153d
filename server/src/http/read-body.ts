import { HttpError } from './http-error.ts';

const jsonType = /^application\/(?:json|json-patch\+json)\s*(?:;|$)/i;

/**
 * The JSON of a request body, read no further than the limit allows.
 * @throws HttpError 415 for another content type, 413 beyond the limit, 400 for what is not JSON, 422 for text no store keeps
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, 'The body must be JSON, sent as application/json.');
  }
  const text = await readText(request, maxBytes);
  const body = parse(text);
  if (!isStorable(body)) {
    throw new HttpError(
      422,
      'The request cannot be used. It holds characters that are not text (NUL or half a character).',
    );
  }
  return body;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new HttpError(413, `The body is larger than ${maxBytes.toLocaleString('en')} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    text += decode(() => decoder.decode(chunk, { stream: true }));
  }
  return text + decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new HttpError(400, 'The body is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(
      400,
      text === '' ? 'The body is empty; JSON is expected.' : 'The body is not valid JSON.',
    );
  }
}

/** PostgreSQL keeps neither NUL nor a lone half of a surrogate pair; both are refused before they reach it. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry));
  }
  return true;
}

export const isStorableText = (text: string) => !text.includes('\0') && text.isWellFormed();
