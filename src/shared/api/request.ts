import type * as z from 'zod/mini';
import type { KyInstance, Options } from 'ky';
import { sharedTexts } from '../i18n';
import { MAX_SEARCHED_ROWS, ROWS_PER_CALL } from '../config';
import { ApiError, isNotOffered, toApiError } from './api-error';
import { type Page, readAnswer, readList, readOutcome, readPage } from './envelope';
import { send } from './clients';
import { asServerSpells } from './id-spelling';

const MISSING = 404;
const NOT_OFFERED = 501;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Options of one call; `signal` aborts it when the answer is no longer needed. */
export type CallOptions = Pick<Options, 'json' | 'body' | 'searchParams' | 'signal' | 'timeout' | 'headers'>;

/** Sends a request and returns one value. Rejects with ApiError only. */
export async function callForValue<T>(
  client: KyInstance,
  method: Method,
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T> {
  return readAnswer(await callForJson(client, method, path, options), schema);
}

/** Sends a request and returns a list. Rejects with ApiError only. */
export async function callForList<T>(
  client: KyInstance,
  method: Method,
  path: string,
  itemSchema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T[]> {
  return readList(await callForJson(client, method, path, options), itemSchema);
}

/** Sends a request and returns a part of a list. Rejects with ApiError only. */
export async function callForPage<T>(
  client: KyInstance,
  path: string,
  itemSchema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<Page<T>> {
  return readPage(await callForJson(client, 'get', path, options), itemSchema);
}

/**
 * Searches a list for one row, in requests of 100 rows. Returns undefined when the list ends without it. A server may send
 * smaller parts, or the whole list each time. Rejects with ApiError, with the given sentence after MAX_SEARCHED_ROWS.
 */
export async function callForRow<T>(
  client: KyInstance,
  path: string,
  itemSchema: z.ZodMiniType<T>,
  {
    isIt,
    notAmongThem,
    signal,
  }: {
    isIt: (row: T) => boolean;
    notAmongThem: (values: { most: number }) => string;
    signal?: AbortSignal | undefined;
  },
): Promise<T | undefined> {
  let offset = 0;
  let firstBefore = '';
  while (offset < MAX_SEARCHED_ROWS) {
    const searchParams = { take: ROWS_PER_CALL, offset };
    const { rows, total } = await callForPage(client, path, itemSchema, {
      searchParams,
      ...(signal && { signal }),
    });
    const found = rows.find(isIt);
    if (found !== undefined) return found;
    const first = JSON.stringify(rows[0]);
    offset += rows.length;
    if (rows.length === 0 || rows.length > ROWS_PER_CALL || first === firstBefore || offset === total)
      return undefined;
    firstBefore = first;
  }
  throw new ApiError(notAmongThem({ most: MAX_SEARCHED_ROWS }), { kind: 'unreadable' });
}

/**
 * Returns a record from its own call, a Platen-specific one, or from the list where the server lacks that call. Rejects
 * with ApiError: status 404 if the list does not contain it either, 501 if the server has no list or the list has too few
 * fields (`listed` rejects with either), so that a record that cannot be requested is never reported as deleted.
 */
export async function oneOrListed<Thing>(
  asked: Promise<Thing>,
  listed: () => Promise<Thing | undefined>,
): Promise<Thing> {
  try {
    return await asked;
  } catch (error) {
    const refusal = toApiError(error);
    if (!isNotOffered(refusal)) throw refusal;
    const found = await listed().catch((fault: unknown) => {
      throw isNotOffered(toApiError(fault)) ? withStatus(refusal, NOT_OFFERED) : fault;
    });
    if (found === undefined) throw withStatus(refusal, MISSING);
    return found;
  }
}

const withStatus = ({ message, requestId }: ApiError, status: number) =>
  new ApiError(message, { kind: 'http', status, requestId });

/** Sends a request and ignores the body of the answer. Rejects with ApiError only. */
export async function callForEffect(
  client: KyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  const response = await send(client, path, { method, ...spelled(options) }).catch(rethrow);
  // A body that nobody reads keeps the request open. Not waited for: the write is done.
  void response.text().catch(() => '');
}

/**
 * Sends a write and returns the server's answer; undefined if the body cannot be read. A 2xx means that the write was
 * done, also with an empty body (204); a caller that needs more must request it. Rejects with ApiError only.
 */
export async function callForOutcome<T>(
  client: KyInstance,
  method: Method,
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T | undefined> {
  const response = await send(client, path, { method, ...spelled(options) }).catch(rethrow);
  // The write is done at this point, even if the body cannot be read.
  return readOutcome(await response.text().catch(() => ''), schema);
}

/** Sends a request and returns the raw JSON, `undefined` for an empty body. Rejects with ApiError only. */
export async function callForJson(
  client: KyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const response = await send(client, path, { method, ...spelled(options) }).catch(rethrow);
  const text = await response.text().catch(rethrow);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(sharedTexts.api.notJson, {
      kind: 'unreadable',
      status: response.status,
    });
  }
}

/** File with the name that the server gives it; "" without one. */
export interface NamedFile {
  content: Blob;
  name: string;
}

/** Downloads a file. Rejects with ApiError only. */
export async function callForFile(
  client: KyInstance,
  path: string,
  options: CallOptions = {},
): Promise<NamedFile> {
  const response = await send(client, path, options).catch(rethrow);
  const content = await response.blob().catch(rethrow);
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return { content, name: /filename="([^"/\\]+)"/.exec(disposition)?.[1] ?? '' };
}

/** Downloads a file and returns its bytes. Rejects with ApiError only. */
export async function callForBytes(
  client: KyInstance,
  path: string,
  options: CallOptions = {},
): Promise<Uint8Array> {
  const response = await send(client, path, { method: 'get', ...options }).catch(rethrow);
  return new Uint8Array(await response.arrayBuffer().catch(rethrow));
}

/** Returns the options with the ids as this server spells them. */
const spelled = (options: CallOptions): CallOptions =>
  options.json === undefined ? options : { ...options, json: asServerSpells(options.json) };

function rethrow(error: unknown): never {
  throw toApiError(error);
}
