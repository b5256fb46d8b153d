import * as z from 'zod/mini';
import { isRecord } from '../lib/is-record';
import { answeredId } from './id-spelling';
import { readSentence } from './read-sentence';

/**
 * Field readers for answers of any backend that implements the specification: a missing or null value becomes the default,
 * a number may be sent as text and vice versa. Requests stay strict; only answers are read leniently.
 */

/** A required identifier. */
export const id = () =>
  z.pipe(
    z.union([z.number(), z.string().check(z.minLength(1))], { error: 'expected an identifier' }),
    z.transform(answeredId),
  );

/** Optional identifier. */
export const optionalId = () =>
  z.pipe(
    z.nullish(z.union([z.number(), z.string()])),
    z.transform((value) =>
      value === null || value === undefined || value === '' ? undefined : answeredId(value),
    ),
  );

/** Text; a missing value becomes "", a number its digits. */
export const text = (fallback = '') =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number(), z.boolean()])),
    z.transform((value) => (value === null || value === undefined ? fallback : String(value))),
  );

/** Message of a program in the language of this page: a sentence with a code is translated, a plain text stays as it is. */
export const sentence = () =>
  z.pipe(
    z.unknown(),
    z.transform((value): string => {
      if (!isRecord(value)) return typeof value === 'string' ? value : '';
      const { message } = value;
      return typeof message === 'string' ? readSentence(value, message) : '';
    }),
  );

/**
 * Reads an object by `schema`, its text `field` in the language of this page where the server sent `code` and `args` beside
 * it.
 */
export const withSentence = <T>(field: string, schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (!isRecord(value)) return value;
      const message = value[field];
      return typeof message === 'string' ? { ...value, [field]: readSentence(value, message) } : value;
    }),
    schema,
  );

/** Number; a missing, empty or non-numeric value becomes `fallback`. */
export const number = <F extends number | undefined>(fallback: F) =>
  z.pipe(
    z.nullish(z.union([z.number(), z.string()])),
    z.transform((value): number | F => {
      const parsed = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
      return Number.isFinite(parsed) ? parsed : fallback;
    }),
  );

/** Boolean; a missing value becomes `fallback`, "true" and 1 become true. */
export const flag = (fallback = false) =>
  z.pipe(
    z.nullish(z.union([z.boolean(), z.string(), z.number()])),
    z.transform((value) => {
      if (value === null || value === undefined || value === '') return fallback;
      return value === true || value === 1 || value === 'true' || value === '1';
    }),
  );

/** List; a missing or null value becomes an empty list. */
export const list = <T>(item: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value) => value ?? []),
  );

/** Connection status of a program in the customer's network. An unknown status does not count as reachable. */
export type ConnectionStatus = 'connected' | 'disconnected' | 'never' | 'unknown';

/** Connection status in any spelling of a backend: `NeverConnected`, `never connected`, `online`. */
export const connectionStatus = () =>
  z.pipe(
    text(),
    z.transform((word): ConnectionStatus => {
      const said = word.replaceAll(/[\s_-]/g, '').toLowerCase();
      if (said === 'connected' || said === 'online') return 'connected';
      if (said === 'neverconnected' || said === 'never') return 'never';
      return said === 'disconnected' || said === 'notconnected' || said === 'offline'
        ? 'disconnected'
        : 'unknown';
    }),
  );
