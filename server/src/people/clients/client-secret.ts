import { randomBytes } from 'node:crypto';
import { createOpaqueToken, hashToken } from '../../foundation/keys/opaque-token.ts';

/** Prefixes by which people, and programs that look for leaked secrets, know what they see. */
const prefix = { id: 'platen_client_', secret: 'platen_secret_' } as const;

/** The public name of a new client: 96 random bits behind a readable prefix. */
export const createClientId = () => `${prefix.id}${randomBytes(12).toString('hex')}`;

/** A new secret: 256 random bits behind a readable prefix. */
export const createClientSecret = () => `${prefix.secret}${createOpaqueToken()}`;

/** What is compared where there is no client, so that this takes the same time. */
export const dummySecretHash = hashToken(createClientSecret());
