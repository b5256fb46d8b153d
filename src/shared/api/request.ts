import type { KyInstance, Options } from 'ky';
import type * as z from 'zod/mini';
import { ApiError, toApiError } from './api-error';
import { readAnswer, readList, readPage, type Page } from './envelope';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Options of one call; `signal` ends it when nobody waits for the answer any more. */
export type CallOptions = Pick<Options, 'json' | 'body' | 'searchParams' | 'signal' | 'timeout' | 'headers'>;

/** Calls and reads one value. Rejects with ApiError only. */
export async function callForValue<T>(
  client: KyInstance,
  method: Method,
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T> {
  return readAnswer(await callForJson(client, method, path, options), schema);
}

/** Calls and reads a list. Rejects with ApiError only. */
export async function callForList<T>(
  client: KyInstance,
  method: Method,
  path: string,
  itemSchema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T[]> {
  return readList(await callForJson(client, method, path, options), itemSchema);
}

/** Calls and reads some rows of a list. Rejects with ApiError only. */
export async function callForPage<T>(
  client: KyInstance,
  path: string,
  itemSchema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<Page<T>> {
  return readPage(await callForJson(client, 'get', path, options), itemSchema);
}

/** Calls for the effect; the answer's body does not matter. Rejects with ApiError only. */
export async function callForEffect(
  client: KyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  await client(path, { method, ...options }).catch(rethrow);
}

/** Calls and returns the raw JSON, `undefined` for an empty body. Rejects with ApiError only. */
export async function callForJson(
  client: KyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const response = await client(path, { method, ...options }).catch(rethrow);
  const text = await response.text().catch(rethrow);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('The server sent something that is not JSON.', {
      kind: 'unreadable',
      status: response.status,
    });
  }
}

/** A file and the name the server gives it; "" where it gives none. */
export interface NamedFile {
  content: Blob;
  name: string;
}

/** Calls for a file. Rejects with ApiError only. */
export async function callForFile(
  client: KyInstance,
  path: string,
  options: CallOptions = {},
): Promise<NamedFile> {
  const response = await client(path, options).catch(rethrow);
  const content = await response.blob().catch(rethrow);
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return { content, name: /filename="([^"/\\]+)"/.exec(disposition)?.[1] ?? '' };
}

/** Calls for a file and returns its bytes. Rejects with ApiError only. */
export async function callForBytes(
  client: KyInstance,
  path: string,
  options: CallOptions = {},
): Promise<Uint8Array> {
  const response = await client(path, { method: 'get', ...options }).catch(rethrow);
  return new Uint8Array(await response.arrayBuffer().catch(rethrow));
}

function rethrow(error: unknown): never {
  throw toApiError(error);
}
