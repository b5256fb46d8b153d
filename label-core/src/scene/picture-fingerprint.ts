import { crc32 } from './crc32.ts';
import type { LabelImage } from './label-image.ts';

const fingerprints = new WeakMap<Uint8Array, string>();

/** Returns a fingerprint good enough to match pictures; whether two are equal is decided by their bytes. */
export function pictureFingerprint({ bytes }: LabelImage): string {
  const known = fingerprints.get(bytes);
  if (known !== undefined) return known;
  const fingerprint = `${bytes.length} ${crc32(bytes)}`;
  fingerprints.set(bytes, fingerprint);
  return fingerprint;
}
