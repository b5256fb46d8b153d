import * as z from 'zod/mini';
import { sharedTexts } from '../i18n';
import { isRecord } from '../lib/is-record';
import { MAX_ENVELOPE_DEPTH } from '../config';
import { ApiError } from './api-error';

type Schema<T> = z.ZodMiniType<T>;

/**
 * Reads an answer whatever its envelope: the bare value, `{data}` or `{data:{data}}` - the first one the schema
 * accepts, from the inside out (from the outside in, a schema of optional fields would accept the envelope itself). Throws an ApiError of kind `unreadable` that says which part was wrong.
 */
export function readAnswer<T>(json: unknown, schema: Schema<T>): T {
  const candidates = layersOf(json).toReversed();
  for (const candidate of candidates) {
    const result = schema.safeParse(candidate);
    if (result.success && (candidate === candidates[0] || isMoreThanEnvelope(candidate, result.data)))
      return result.data;
  }
  throw unreadable(schema, candidates[0]);
}

/** What a server says of a write that is done; undefined for an empty body, and for one that cannot be read. */
export function readOutcome<T>(text: string, schema: Schema<T>): T | undefined {
  try {
    return readAnswer(JSON.parse(text), schema);
  } catch {
    return undefined;
  }
}

/** Where every field may be missing, an envelope around nothing would pass for a value: it must bring a field itself. */
function isMoreThanEnvelope(candidate: unknown, value: unknown): boolean {
  if (!isRecord(candidate) || !isRecord(value)) return true;
  return Object.keys(value).some((key) => candidate[key] !== undefined);
}

/**
 * Reads a list: an array, or an object with the array under `items`, in any of the envelopes. A row that cannot be read hides no other: it is left out. Throws
 * an ApiError where none can.
 */
export function readList<T>(json: unknown, itemSchema: Schema<T>): T[] {
  for (const layer of layersOf(json)) {
    const rows = Array.isArray(layer) ? layer : itemsOf(layer);
    if (!rows) continue;
    const read = rows.flatMap((row) => {
      const result = itemSchema.safeParse(row);
      return result.success ? [result.data] : [];
    });
    if (read.length > 0 || rows.length === 0) return read;
    throw unreadable(z.array(itemSchema), rows);
  }
  throw new ApiError(sharedTexts.api.noList, { kind: 'unreadable' });
}

/** Some rows of a list; `total` where the server tells how many there are in all. */
export interface Page<T> {
  rows: T[];
  total: number | undefined;
}

/** Reads a value whose fields may also stand beside its envelope: `{ data: { a }, b }` has both. */
export function readMerged<T>(json: unknown, schema: Schema<T>): T {
  const fields = layersOf(json)
    .filter((layer) => isRecord(layer) && !Array.isArray(layer))
    .flatMap((layer) => Object.entries(layer as object))
    .filter(([name]) => name !== 'data');
  return readAnswer(fields.length > 0 ? Object.fromEntries(fields) : json, schema);
}

/** Reads some rows of a list, and how many it has in all where that stands beside them. */
export function readPage<T>(json: unknown, itemSchema: Schema<T>): Page<T> {
  const total = layersOf(json)
    .map((layer) => (isRecord(layer) ? layer['total'] : undefined))
    .find((value) => typeof value === 'number');
  return { rows: readList(json, itemSchema), total };
}

/** The value and what it wraps, from the outside in. */
export function layersOf(json: unknown): unknown[] {
  const layers = [json];
  let layer = json;
  for (let depth = 0; depth < MAX_ENVELOPE_DEPTH && isRecord(layer) && 'data' in layer; depth += 1) {
    layer = layer['data'];
    layers.push(layer);
  }
  return layers;
}

function itemsOf(layer: unknown): unknown[] | undefined {
  return isRecord(layer) && Array.isArray(layer['items']) ? layer['items'] : undefined;
}

function unreadable(schema: z.ZodMiniType, value: unknown): ApiError {
  const issue = schema.safeParse(value).error?.issues[0];
  const where = issue?.path.join('.') ?? '';
  const what = issue?.message ?? 'unexpected value';
  return new ApiError(
    where === '' ? sharedTexts.api.unreadable({ what }) : sharedTexts.api.unreadableAt({ where, what }),
    { kind: 'unreadable' },
  );
}
