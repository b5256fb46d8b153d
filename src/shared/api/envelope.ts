import * as z from 'zod/mini';
import { sharedTexts } from '../i18n';
import { isRecord } from '../lib/is-record';
import { MAX_ENVELOPE_DEPTH } from '../config';
import { ApiError } from './api-error';

type Schema<T> = z.ZodMiniType<T>;

/**
 * Reads an answer from any envelope: the bare value, `{data}` or `{data:{data}}`. Returns the innermost layer that the
 * schema accepts (from the outside in, a schema of optional fields would accept the envelope itself). Throws an ApiError
 * of kind `unreadable` that names the wrong part.
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

/** Returns the server's answer to a completed write; undefined for a body that is empty or cannot be read. */
export function readOutcome<T>(text: string, schema: Schema<T>): T | undefined {
  try {
    return readAnswer(JSON.parse(text), schema);
  } catch {
    return undefined;
  }
}

/** Returns whether the value has a field of its own: where all fields are optional, an envelope would pass for an empty value. */
function isMoreThanEnvelope(candidate: unknown, value: unknown): boolean {
  if (!isRecord(candidate) || !isRecord(value)) return true;
  return Object.keys(value).some((key) => candidate[key] !== undefined);
}

/**
 * Reads a list from any envelope: an array, or an object with the array under `items`. Leaves out rows that cannot be
 * read; throws an ApiError if none can.
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

/** Part of a list; `total` is the size of the whole list where the server reports it. */
export interface Page<T> {
  rows: T[];
  total: number | undefined;
}

/** Reads a value whose fields may also be siblings of its envelope: `{ data: { a }, b }` has both. */
export function readMerged<T>(json: unknown, schema: Schema<T>): T {
  const fields = layersOf(json)
    .filter((layer) => isRecord(layer) && !Array.isArray(layer))
    .flatMap((layer) => Object.entries(layer as object))
    .filter(([name]) => name !== 'data');
  return readAnswer(fields.length > 0 ? Object.fromEntries(fields) : json, schema);
}

/** Reads a part of a list, and its total where the answer has one beside the rows. */
export function readPage<T>(json: unknown, itemSchema: Schema<T>): Page<T> {
  const total = layersOf(json)
    .map((layer) => (isRecord(layer) ? layer['total'] : undefined))
    .find((value) => typeof value === 'number');
  return { rows: readList(json, itemSchema), total };
}

/** Returns the value and the values it wraps, from the outside in. */
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
