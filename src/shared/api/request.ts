import type * as z from 'zod/mini';
import type { KyInstance, Options } from 'ky';
import { sharedTexts } from '../i18n';
import { MAX_SEARCHED_ROWS, ROWS_PER_CALL } from '../config';
import { ApiError, isNotOffered, toApiError } from './api-error';
import { type Page, readAnswer, readList, readOutcome, readPage } from './envelope';
import { asServerSpells } from './id-spelling';

const MISSING = 404;
const NOT_OFFERED = 501;

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

/**
 * Looks for one row of a list, asked for in parts of 100; undefined where the list is over without it. A server may send
 * smaller parts, or all of it each time. Rejects with ApiError, one of this sentence after MAX_SEARCHED_ROWS.
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
 * One thing by its own call, one of ours, or what a list has of it where this server lacks that call. Rejects with
 * ApiError: status 404 where the list does not have it either, 501 where the server has no list or the list tells too
 * little (`listed` rejects with either), so that nothing is called deleted that cannot be asked for.
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

/** Calls for the effect; the answer's body does not matter. Rejects with ApiError only. */
export async function callForEffect(
  client: KyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<void> {
  await client(path, { method, ...spelled(options) }).catch(rethrow);
}

/**
 * Writes, and reads what the server says of it; undefined where it says nothing that can be read. What a 2xx answers
 * is done, with an empty body (204) too: whoever needs more asks for it. Rejects with ApiError only.
 */
export async function callForOutcome<T>(
  client: KyInstance,
  method: Method,
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<T | undefined> {
  const response = await client(path, { method, ...spelled(options) }).catch(rethrow);
  // The write is done by now, whatever becomes of the rest of its answer.
  return readOutcome(await response.text().catch(() => ''), schema);
}

/** Calls and returns the raw JSON, `undefined` for an empty body. Rejects with ApiError only. */
export async function callForJson(
  client: KyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<unknown> {
  const response = await client(path, { method, ...spelled(options) }).catch(rethrow);
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

/** Ids as this server spells them. */
const spelled = (options: CallOptions): CallOptions =>
  options.json === undefined ? options : { ...options, json: asServerSpells(options.json) };

function rethrow(error: unknown): never {
  throw toApiError(error);
}
