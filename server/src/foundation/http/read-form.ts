import { sentences } from '../sentences/index.ts';
import { createFormParts, invalidForm, type FormParts } from './form-parts.ts';
import { HttpError } from './http-error.ts';
import { isStorableText } from '../values/storable-text.ts';

const formType = /^multipart\/form-data\s*;/i;

type FormPart = string | File;

/**
 * Returns the parts of a form by name, including files; a name that occurs more than once gives a list. No more than
 * the limit is read.
 * @throws HttpError 415 for another content type, 413 beyond the limit or with too many parts, 400 for what is no form,
 *   422 for text no store accepts
 */
export async function readFormBody(
  request: Request,
  maxBytes: number,
): Promise<Readonly<Record<string, FormPart | readonly FormPart[]>>> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!formType.test(contentType)) {
    throw new HttpError(415, sentences.body.noFileForm);
  }
  const parts = createFormParts(contentType);
  const bytes = await readBytes(request, maxBytes, parts);
  parts.requireShortHeads(bytes);
  const form = [...(await parseForm(bytes, parts.contentType))];
  if (!form.every(isStorablePart)) {
    throw new HttpError(422, sentences.request.notText);
  }
  const byName = Map.groupBy(form, ([name]) => name);
  return Object.fromEntries(
    Array.from(byName, ([name, entries]) => {
      const [only, ...others] = entries.map(([, part]) => part);
      return [name, only !== undefined && others.length === 0 ? only : entries.map(([, part]) => part)];
    }),
  );
}

const isStorablePart = ([name, part]: readonly [string, FormPart]) =>
  isStorableText(name) && isStorableText(typeof part === 'string' ? part : part.name);

/** Reads a form. @throws HttpError 400 also when its sender ended the connection before its end: it is no failure of the server */
async function readBytes(
  request: Request,
  maxBytes: number,
  parts: FormParts,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readWhole(request, maxBytes, parts);
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, sentences.body.invalidForm);
  }
}

async function readWhole(
  request: Request,
  maxBytes: number,
  parts: FormParts,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, sentences.body.largeFile({ most: maxBytes }));
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What is too large is not read to its end, and not cancelled: the sender is still to read the answer.
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    parts.take(chunk);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw invalidForm();
  }
}
