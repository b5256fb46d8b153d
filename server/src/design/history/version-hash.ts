import { createHash } from 'node:crypto';
import type { LabelTemplate } from 'label-core';

/**
 * Returns JSON as defined by RFC 8785: keys in the order of their UTF-16 units, no spaces, numbers as in ECMAScript.
 * Equal values give equal texts, whatever order a store keeps keys in.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`);
  return `{${fields.join(',')}}`;
}

/** Returns the SHA-256 of bytes, or of a text as UTF-8, in 64 hexadecimal digits. */
export const sha256Hex = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Returns the hash that identifies a version: SHA-256 over the canonical JSON of its template. */
export const versionHashOf = (template: LabelTemplate): string => sha256Hex(canonicalJson(template));
