import { Buffer } from 'node:buffer';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createOpaqueToken, hashToken } from '../auth/opaque-token.ts';

/** Prefixes by which people, and programs that look for leaked secrets, know what they see. */
const prefix = { id: 'platen_client_', secret: 'platen_secret_' } as const;

/** The public name of a new client: 96 random bits behind a readable prefix. */
export const createClientId = () => `${prefix.id}${randomBytes(12).toString('hex')}`;

/** A new secret: 256 random bits behind a readable prefix. */
export const createClientSecret = () => `${prefix.secret}${createOpaqueToken()}`;

/** The end of a secret, to tell it from another: 24 of its 256 bits. */
export const endingOf = (secret: string) => secret.slice(-4);

/** What is compared where there is no client, so that this takes the same time. */
export const dummySecretHash = hashToken(createClientSecret());

/** Whether a secret has this hash, in a time that does not tell how much of it is right. */
export function isSecretOf(secret: string, hash: string): boolean {
  const [found, expected] = [Buffer.from(hashToken(secret)), Buffer.from(hash)];
  return found.length === expected.length && timingSafeEqual(found, expected);
}
