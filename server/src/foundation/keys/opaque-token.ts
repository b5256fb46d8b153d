import { Buffer } from 'node:buffer';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sealText, unsealText } from './sealed-text.ts';

/** Returns a random token of 256 bits. */
export const createOpaqueToken = () => randomBytes(32).toString('base64url');

/** Returns the stored form of a token: enough to recognise it, useless to a reader of the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns whether a token has this hash, in a time that does not depend on how much of it matches. */
export function isTokenOf(token: string, hash: string): boolean {
  const [found, expected] = [Buffer.from(hashToken(token)), Buffer.from(hash)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** Returns the last characters of a token, which tell it from another: 24 of its 256 bits. */
export const endingOf = (token: string) => token.slice(-4);

/** Encrypts a token under the one it replaces: only a holder of the old one can read the new one. */
export const sealToken = (successor: string, predecessor: string): string =>
  sealText(successor, predecessor, 'platen refresh successor');

/** Decrypts a token. @throws when the predecessor is not the one it was sealed under */
export const unsealToken = (sealed: string, predecessor: string): string =>
  unsealText(sealed, predecessor, 'platen refresh successor');
