import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const createOpaqueToken = () => randomBytes(32).toString('base64url');

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const sealingKey = (token: string) =>
  Buffer.from(hkdfSync('sha256', token, '', 'platen refresh successor', 32));

/** Encrypts a token under the one it replaces: only who still holds the old one can read the new one. */
export function sealToken(successor: string, predecessor: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(predecessor), nonce);
  return Buffer.concat([
    nonce,
    cipher.update(successor, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url');
}

/** @throws when the predecessor is not the one it was sealed under */
export function unsealToken(sealed: string, predecessor: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(predecessor), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
