import { randomBytes } from 'node:crypto';
import { createOpaqueToken, hashToken } from '../../foundation/keys/opaque-token.ts';

/** Prefixes by which people, and programs that search for leaked secrets, recognise them. */
const prefix = { id: 'platen_client_', secret: 'platen_secret_' } as const;

/** Returns the public name of a new client: 96 random bits after a readable prefix. */
export const createClientId = () => `${prefix.id}${randomBytes(12).toString('hex')}`;

/** Returns a new secret: 256 random bits after a readable prefix. */
export const createClientSecret = () => `${prefix.secret}${createOpaqueToken()}`;

/** Hash to compare with if the client does not exist, so that the comparison takes the same time. */
export const dummySecretHash = hashToken(createClientSecret());
