import { Buffer } from 'node:buffer';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sealText, unsealText } from './sealed-text.ts';

/** 256 random bits. */
export const createOpaqueToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whether a token has this hash, in a time that does not tell how much of it is right. */
export function isTokenOf(token: string, hash: string): boolean {
  const [found, expected] = [Buffer.from(hashToken(token)), Buffer.from(hash)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** The end of a token, to tell it from another: 24 of its 256 bits. */
export const endingOf = (token: string) => token.slice(-4);

/** Encrypts a token under the one it replaces: only who still holds the old one can read the new one. */
export const sealToken = (successor: string, predecessor: string): string =>
  sealText(successor, predecessor, 'platen refresh successor');

/** @throws when the predecessor is not the one it was sealed under */
export const unsealToken = (sealed: string, predecessor: string): string =>
  unsealText(sealed, predecessor, 'platen refresh successor');
