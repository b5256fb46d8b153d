import { createHash, randomBytes } from 'node:crypto';
import { sealText, unsealText } from './sealed-text.ts';

/** 256 random bits. */
export const createOpaqueToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Encrypts a token under the one it replaces: only who still holds the old one can read the new one. */
export const sealToken = (successor: string, predecessor: string): string =>
  sealText(successor, predecessor, 'platen refresh successor');

/** @throws when the predecessor is not the one it was sealed under */
export const unsealToken = (sealed: string, predecessor: string): string =>
  unsealText(sealed, predecessor, 'platen refresh successor');
