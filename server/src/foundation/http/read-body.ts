import type { Sentence } from 'label-core/sentence';
import { isStorableText } from '../values/storable-text.ts';
import { sentences } from '../sentences/index.ts';
import { HttpError } from './http-error.ts';

const urlEncodedType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
/** Max. nesting, far deeper than any call's schema. */
const maxDepth = 100;
const jsonType = /^application\/(?:json|json-patch\+json)\s*(?:;|$)/i;

/**
 * Returns the JSON of a request body, of which no more than the limit is read.
 * @throws HttpError 415 for another content type, 413 beyond the limit, 400 for what is not JSON or too deep, 422 for
 *   text no store accepts
 */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, sentences.body.noJson);
  }
  const text = await readText(request, maxBytes);
  const body = parse(text);
  if (!isStorable(body, maxDepth)) {
    throw new HttpError(422, sentences.request.notText);
  }
  return body;
}

const invalid = (sentence: Sentence) => new HttpError(400, sentence, { oauthError: 'invalid_request' });

/**
 * Returns the fields of a urlencoded form, each given once; empty ones are left out (RFC 6749, 3.2).
 * @throws HttpError 400 for another content type, a field given twice or text no store accepts, 413 beyond the limit
 */
export async function readUrlEncodedBody(
  request: Request,
  maxBytes: number,
): Promise<Readonly<Record<string, string>>> {
  if (!urlEncodedType.test(request.headers.get('content-type') ?? '')) {
    throw invalid(sentences.body.noForm);
  }
  const fields = [...new URLSearchParams(await readText(request, maxBytes))];
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length) throw invalid(sentences.body.fieldTwice);
  if (!fields.flat().every(isStorableText)) throw invalid(sentences.body.formNotText);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

/** Reads a text. @throws HttpError 400 also when its sender ended the connection before its end: it is no failure of the server */
async function readText(request: Request, maxBytes: number): Promise<string> {
  try {
    return await readWhole(request, maxBytes);
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, sentences.body.invalidJson);
  }
}

async function readWhole(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new HttpError(413, sentences.body.large({ most: maxBytes }));
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // No body is longer than it is told to be. To read it at once takes a fifth of the work of a stream.
  if (told !== null) {
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > maxBytes) throw tooLarge();
    return decode(() => decoder.decode(bytes));
  }
  if (!request.body) return '';
  let size = 0;
  let text = '';
  // What is too large is not read to its end, and not cancelled: the sender is still to read the answer.
  for await (const chunk of request.body.values({ preventCancel: true })) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    text += decode(() => decoder.decode(chunk, { stream: true }));
  }
  return text + decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch {
    throw new HttpError(400, sentences.body.notUtf8);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, text === '' ? sentences.body.empty : sentences.body.invalidJson);
  }
}

/**
 * Returns whether every text in a body can be stored.
 * @throws HttpError 400 for a value nested deeper than `levels`, which would exhaust the stack
 */
function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (value === null || typeof value !== 'object') return true;
  if (levels === 0) throw new HttpError(400, sentences.body.deep({ most: maxDepth }));
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, levels - 1));
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry, levels - 1));
}
