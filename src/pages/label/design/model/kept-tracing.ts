import { inKeptDesigns } from '../api/kept-designs-database';
import type { Placed } from './tracing';

const SCHEMA = 1;

/** Tracing picture of a design in this browser: a record of its own, because a design is written with every change. */
export interface KeptTracing {
  schema: typeof SCHEMA;
  key: string;
  /** The file: not every browser keeps a Blob. */
  bytes: ArrayBuffer;
  type: string;
  placed: Placed;
  /** Time of the last change, in ms since 1970. */
  savedAtMs: number;
}

/** Returns the key of the tracing picture of a kept design. */
export const tracingKey = (designKey: string): string => `${designKey}/tracing`;

/** Keeps a tracing picture in this browser. Rejects where the browser stores nothing or is full. */
export async function keepTracing(tracing: Omit<KeptTracing, 'schema'>): Promise<void> {
  await inKeptDesigns('readwrite', (store) => store.put({ ...tracing, schema: SCHEMA }));
}

/** Returns the tracing picture of a key; undefined if there is none, and where the browser stores nothing. Never rejects. */
export async function loadKeptTracing(key: string): Promise<KeptTracing | undefined> {
  try {
    const kept = await inKeptDesigns('readonly', (store): IDBRequest<KeptTracing | undefined> =>
      store.get(key),
    );
    return kept?.schema === SCHEMA ? kept : undefined;
  } catch {
    return undefined;
  }
}
